// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/fsrs6.h"
#include "support/vectors.h"

#include <QHash>

#include <algorithm>

namespace foldout {

// The models of a JSON object of parameter vectors, by name.
using Models = QHash<QString, std::shared_ptr<const Fsrs6>>;

inline Fsrs6::Parameters parametersOf(const QList<double> &list)
{
    Fsrs6::Parameters parameters{};
    std::ranges::copy(list, parameters.begin());
    return parameters;
}

inline Models modelsOf(const QJsonObject &sets, double leastW19 = 0)
{
    Models models;
    for (auto it = sets.begin(); it != sets.end(); ++it)
        models.insert(it.key(), std::make_shared<const Fsrs6>(Fsrs6::clipped(
                                    parametersOf(doubles(it.value())), 1, leastW19)));
    return models;
}

} // namespace foldout
