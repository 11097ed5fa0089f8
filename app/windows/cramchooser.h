// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/cramset.h"
#include "widgets/titledbox.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace foldout {

// Chooses a set of cards to cram: all of a topic or of the bank, or those with a history of
// trouble. GUI thread; owned by the exam's setup.
class CramChooser : public TitledBox
{
    Q_OBJECT

public:
    explicit CramChooser(const StudyProgress &progress, QWidget *parent = nullptr);

    void setBanks(const QList<BankPtr> &banks, const QString &language);
    void refresh(); // what is missed or flagged may be other cards now

Q_SIGNALS:
    void cramRequested(const QList<foldout::CardKey> &cards);

protected:
    void changeEvent(QEvent *event) override;

private:
    QList<CardKey> chosen() const;
    void fillTopics();
    void retranslate();

    const StudyProgress &m_progress;
    QList<BankPtr> m_banks;
    QString m_language; // of the content
    QLabel *m_setLabel = nullptr;
    QComboBox *m_set = nullptr;
    QLabel *m_topicLabel = nullptr;
    QComboBox *m_topic = nullptr;
    QPushButton *m_start = nullptr;
};

} // namespace foldout
