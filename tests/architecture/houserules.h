// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "architecture/sourcetree.h"

namespace foldout {

// The house rules that a reader of the text can check, one entry a rule in houseRules(). A new rule
// is a new row there and at least one bad and one good snippet in tst_house.cpp. Any thread.

struct Finding
{
    QString path;
    int line = 0; // 1-based; 0: the whole file
    QString what;
};

struct HouseRule
{
    QByteArray name;
    QList<Finding> (*check)(const QList<SourceFile> &files);
};

QList<HouseRule> houseRules();

// A file may be longer than its room only with a reason.
struct SizeException
{
    QString path;
    QString reason;
};
QList<SizeException> sizeExceptions();
int roomFor(const SourceFile &file); // lines; 0: no limit

// The layers as app/layers.txt lists them; and those of a list that are on a way round, lead to
// one, or use a layer that is not listed (empty when the list is sound).
Layers layers();
QString unsoundIn(const Layers &layers);

} // namespace foldout
