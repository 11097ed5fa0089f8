// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QStringList>
#include <QVariant>

#include <array>
#include <memory>
#include <span>

class QSettings;

namespace foldout {

// The kinds of options. What a file holds that is out of range is clamped; what makes no sense is
// the initial value.
struct NumberOption
{
    QStringView key;
    int initial = 0;
    int least = 0;
    int greatest = 0;
};

struct WordOption // one of a few words, as on disk
{
    QStringView key;
    QStringView initial;
    std::span<const QStringView> allowed;
};

struct SwitchOption
{
    QStringView key;
    bool initial = false;
};

struct TextOption // any text, also an empty one
{
    QStringView key;
    QStringView initial;
};

struct ListOption
{
    QStringView key;
};

struct BytesOption
{
    QStringView key;
};

// The options there are: one line each. A key is on disk: never rename one.
namespace options {

inline constexpr std::array<QStringView, 3> Languages{u"", u"ko", u"en"};
inline constexpr std::array<QStringView, 4> Themes{u"system", u"light", u"dark", u"highcontrast"};
inline constexpr std::array<QStringView, 2> ButtonSets{u"four", u"two"};
inline constexpr std::array<QStringView, 4> QueueOrders{u"mixed", u"topic", u"weakest", u"bank"};

inline constexpr std::array<QStringView, 3> Pages{u"read", u"review", u"exam"};

inline constexpr WordOption Language{u"interface/language", u"", Languages}; // "": the system's
inline constexpr WordOption ContentLanguage{u"reading/language", u"", Languages}; // "": as above
inline constexpr WordOption Theme{u"interface/theme", u"system", Themes};
inline constexpr NumberOption TextScale{u"interface/textScale", 100, 80, 300}; // per cent
inline constexpr NumberOption ReadingFontSize{u"reading/fontSize", 0, 0, 48}; // pt, 0: the system's
inline constexpr TextOption ReadingFont{u"reading/font", u""}; // a family; "": the system's
inline constexpr NumberOption OutlineWidth{u"window/outlineWidth", 280, 0, 2000}; // px
inline constexpr SwitchOption OutlineShown{u"window/outlineShown", true};
inline constexpr WordOption FrontPage{u"window/page", u"read", Pages}; // as the program was left
inline constexpr BytesOption WindowGeometry{u"window/geometry"};
inline constexpr BytesOption WindowState{u"window/state"};
inline constexpr ListOption OpenBanks{u"banks/open"};      // absolute paths
inline constexpr ListOption LastBank{u"reading/lastBank"}; // one id: where the reader was
inline constexpr ListOption RecentBanks{u"banks/recent"};  // absolute paths, latest first
inline constexpr SwitchOption SharedPlaceTold{u"window/sharedPlaceTold", false}; // warned once
inline constexpr NumberOption RolloverHour{u"study/rolloverHour", 4, 0, 23}; // local, wall clock

// What follows from these is in session/schedulersettings.h.
inline constexpr NumberOption DesiredRetention{u"study/desiredRetention", 90, 70, 99}; // per cent
inline constexpr NumberOption NewPerDay{u"study/newPerDay", 20, 0, 9999};
inline constexpr NumberOption ReviewsPerDay{u"study/reviewsPerDay", 200, 0, 9999};
inline constexpr TextOption LearningSteps{u"study/learningSteps", u"1m 10m"}; // see session/steps.h
inline constexpr TextOption RelearningSteps{u"study/relearningSteps", u"10m"};
inline constexpr NumberOption MaximumInterval{u"study/maximumInterval", 36500, 1, 36500}; // days
inline constexpr SwitchOption Fuzz{u"study/fuzz", true}; // due days are spread a little
inline constexpr WordOption QueueOrder{u"study/queueOrder", u"mixed", QueueOrders};
inline constexpr WordOption GradeButtons{u"study/gradeButtons", u"four", ButtonSets};

} // namespace options

// What the user has chosen, in <data folder>/settings.ini. The only user of QSettings. Owned by
// AppContext; GUI thread. A change is on disk when the call returns; where the folder cannot be
// written it holds until the program ends (isSaved() is false).
class Settings : public QObject
{
    Q_OBJECT

public:
    explicit Settings(const QString &dataFolder, QObject *parent = nullptr);
    ~Settings() override;

    int value(const NumberOption &option) const;
    QString value(const WordOption &option) const;
    bool value(const SwitchOption &option) const;
    QString value(const TextOption &option) const;
    QStringList value(const ListOption &option) const;
    QByteArray value(const BytesOption &option) const;

    void set(const NumberOption &option, int value);          // clamped
    void set(const WordOption &option, const QString &value); // another word: the initial one
    void set(const SwitchOption &option, bool value);
    void set(const TextOption &option, const QString &value);
    void set(const ListOption &option, const QStringList &value);
    void set(const BytesOption &option, const QByteArray &value);

    template <typename Option>
    bool isInitial(const Option &option) const
    {
        return value(option) == option.initial;
    }

    // Any option by its key, as it is kept: to put it back later. An invalid variant is nothing,
    // so that the initial value holds.
    QVariant kept(const QString &key) const;
    void keep(const QString &key, const QVariant &kept);

    bool isSaved() const;
    QString folder() const { return m_folder; } // the data folder

Q_SIGNALS:
    void changed(const QString &key); // compare with options::X.key; only when the value differs

private:
    template <typename Option, typename Value>
    void store(const Option &option, const Value &value);

    QString m_folder;
    std::unique_ptr<QSettings> m_file;
};

} // namespace foldout
