// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pointmatch.h"
#include "core/text.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

enum Outcome { Nothing, Suggested, Negated };

QStringList marked(const QString &text, const QList<TextRange> &ranges)
{
    QStringList words;
    for (const TextRange &range : ranges)
        words.append(text.mid(range.position, range.length));
    return words;
}

const QString EfsPoint = u"EFS에서 PVC 용량은 할당량이 아니라 형식상 적는 값이다."_s;
const QString EfsPointEn = u"On EFS the capacity of a PVC is a placeholder, not a quota."_s;
const QString StaticPoint =
    u"기존 파일 시스템을 붙이는 정적 방식인지, 드라이버가 새로 만드는 동적 프로비저닝인지 구분한다."_s;
const QString PodPoint = u"아니다. 세는 것은 노드가 아니라 Pod(멤버)다."_s;
const QString ControllerPoint =
    u"회계 DB가 멀쩡해도 컨트롤러의 복구 상태를 대신하지 못한다. 둘 다 보존해야 한다."_s;
const QString ControllerPointEn =
    u"An intact accounting database does not replace the controller's recovery state. Back up both."_s;
const QString SpotPoint =
    u"Spot 회수, 장애, 강제 종료는 막지 못하므로 체크포인트가 여전히 필요하다."_s;
const QString SpotPointEn =
    u"It stops neither a Spot reclaim nor a failure nor a forced termination, so checkpoints are still needed."_s;
const QString ScalingPointEn =
    u"Thanks to its wide range it is usually used without the loss scaling that FP16 relies on."_s;
const QString ScalingPoint =
    u"범위가 넓어 FP16에 쓰는 loss scaling(손실 스케일링) 없이 쓰는 경우가 대부분이다."_s;
const QString AsyncPoint = u"내보내기는 비동기다. 큐가 빌 때까지 기다린다."_s;
const QString AsyncPointEn = u"The export is asynchronous; wait until the queue is empty."_s;
const QString PlacementPoint =
    u"placement group(배치 그룹)은 성능을 위한 권장 조건이지 EFA의 필수 조건은 아니다."_s;
const QString BandwidthPoint = u"p5.48xlarge의 EFA 대역폭은 인스턴스당 3200 Gbps다."_s;

} // namespace

class TestPointMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers_data()
    {
        QTest::addColumn<QString>("point");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<Outcome>("outcome");
        const auto row = [](const char *name, const QString &point, const QString &answer,
                            Outcome outcome) {
            QTest::newRow(name) << point << answer << outcome;
        };

        // Korean: forms of words
        row("terse", StaticPoint, u"정적/동적 프로비저닝 구분, 드라이버가 만드는지"_s, Suggested);
        row("other endings", StaticPoint,
            u"기존 파일 시스템에 붙인 정적 방식과 동적 프로비저닝을 구분해야 합니다"_s, Suggested);
        row("half a point", StaticPoint, u"정적 마운트인지 동적 프로비저닝인지 나눠서 보고"_s,
            Nothing);
        row("verb roots", u"토큰을 나눈다. 파라미터를 보낸다."_s,
            u"토큰을 나누어 파라미터 보내고"_s, Suggested);
        row("contracted", u"가중치를 버린다. 활성값을 가져온다."_s,
            u"가중치는 버려야, 활성값은 가져와서"_s, Suggested);
        row("made verbs", u"그래디언트를 계산하고 비교한다."_s, u"그래디언트 계산 비교"_s,
            Suggested);
        row("particles are no words", u"배치를 나눈다. 장치로 보낸다."_s,
            u"을 를 로 한다 하는 것은 다"_s, Nothing);
        row("same particles, other words", u"모델은 복제본에서 시작한다."_s,
            u"샤드는 노드에서 멈춘다."_s, Nothing);
        row("compound together", u"글로벌 배치는 누적으로 커진다."_s, u"글로벌배치 누적"_s,
            Suggested);
        row("compound apart", u"글로벌배치는 누적으로 커진다."_s, u"글로벌 배치는 누적"_s,
            Suggested);
        row("prefix of another word", u"데이터를 저장한다."_s, u"데이터베이스 저장소"_s, Nothing);
        row("two words that begin alike", u"확장성 확인"_s, u"확률 확산"_s, Nothing);

        // English: forms of words
        row("plural and ing", u"Split the batches over replicas."_s,
            u"splitting a batch over the replica"_s, Suggested);
        row("ed", u"The driver mounts an existing file system."_s,
            u"driver mounted existing file systems"_s, Suggested);
        row("case", u"Pass `use_reentrant` explicitly."_s, u"USE_REENTRANT explicitly"_s,
            Suggested);
        row("stop words alone", u"The state of the mesh is in the links."_s,
            u"the of the is in the"_s, Nothing);
        row("possessive", u"The controller's state is recovered."_s, u"controller state recovers"_s,
            Suggested);
        row("written in one", u"An all-reduce of gradients."_s, u"allreduce gradients"_s,
            Suggested);
        row("other words", ControllerPointEn,
            u"The launcher starts sixteen processes on three workers."_s, Nothing);

        // Names and numbers
        row("number and unit", BandwidthPoint, u"p5.48xlarge 3200Gbps"_s, Suggested);
        row("thousands", BandwidthPoint, u"p5.48xlarge EFA 3,200 Gbps"_s, Suggested);
        row("another number", u"대역폭은 3200이다."_s, u"대역폭은 400"_s, Nothing);
        row("product", u"8 × 4 × 2 = 64이므로 랭크는 64개다."_s, u"8x4x2=64"_s, Suggested);
        row("file name", u"`slurm.conf`에 적는다."_s, u"slurm.conf"_s, Suggested);
        row("another file", u"`slurm.conf`에 적는다."_s, u"slurmdbd.conf에"_s, Nothing);
        row("name in lower case", u"FSx를 쓴다. EFA로 잇는다."_s, u"fsx 그리고 efa"_s, Suggested);
        row("plural of a name", u"GPU를 PVC에 묶는다."_s, u"GPUs, PVCs"_s, Suggested);
        row("a name that begins alike", u"EFS를 쓴다."_s, u"EF를 쓴다"_s, Nothing);
        row("code span", u"`replicas`는 무시한다."_s, u"replicas 무시"_s, Suggested);
        row("address", u"`vpc.amazonaws.com/efa`를 요청한다."_s, u"vpc.amazonaws.com/efa"_s,
            Suggested);

        // Text in other forms
        const auto nfd = [](const QString &text) {
            return text.normalized(QString::NormalizationForm_D);
        };
        row("answer decomposed", StaticPoint, nfd(StaticPoint), Suggested);
        row("point decomposed", nfd(StaticPoint), StaticPoint, Suggested);
        row("full width", BandwidthPoint, u"ｐ５．４８ｘｌａｒｇｅ　ＥＦＡ　３２００　Ｇｂｐｓ"_s,
            Suggested);
        row("zero width", StaticPoint,
            u"정\u200B적 방\u200D식, 동적 프로\u2060비저닝\uFEFF 구분 드라이버"_s, Suggested);
        row("Hangul filler", u"체크섬을 확인한다."_s, u"체크섬\u3164확인"_s, Nothing);
        row("no-break space", BandwidthPoint, u"EFA\u00A03200\u00A0Gbps"_s, Suggested);
        row("only invisible characters", StaticPoint, u"\u200B\u200B \uFEFF"_s, Nothing);
        row("nothing", StaticPoint, u""_s, Nothing);
        row("emoji", StaticPoint, u"👍👍 🎉"_s, Nothing);

        // Denials, Korean
        row("as the point denies", EfsPoint, u"EFS PVC 용량은 할당량이 아님"_s, Suggested);
        row("denies not", EfsPoint, u"EFS PVC 용량은 할당량이다"_s, Negated);
        row("denies what is so", u"EFS PVC 용량은 할당량이다."_s,
            u"EFS PVC 용량은 할당량이 아니다"_s, Negated);
        row("written in one", u"EFS PVC 용량은 할당량이다."_s, u"EFS PVC 용량은 할당량이아니다"_s,
            Negated);
        row("the two exchanged", PodPoint, u"Pod가 아니라 노드를 센다"_s, Negated);
        row("the right way round", PodPoint, u"노드가 아니라 Pod 멤버를 센다"_s, Suggested);
        row("right way, other order", PodPoint, u"Pod(멤버) 수를 세고 노드는 아님"_s, Suggested);
        row("can replace", ControllerPoint, u"회계 DB로 컨트롤러 복구 상태를 대신할 수 있다"_s,
            Negated);
        row("cannot replace", ControllerPoint, u"회계 DB로는 컨트롤러 복구 상태를 대신할 수 없다"_s,
            Suggested);
        row("must both be kept", ControllerPoint,
            u"둘 다 보존하지 않으면 안 된다. 회계 DB는 컨트롤러 상태를 대신 못 함"_s, Suggested);
        row("does not stop", SpotPoint,
            u"Spot 회수나 장애, 강제 종료는 못 막음 → 체크포인트 필요"_s, Suggested);
        row("stops", SpotPoint, u"Spot 회수, 장애, 강제 종료도 막는다"_s, Negated);
        row("without", ScalingPoint, u"FP16과 달리 loss scaling 없이"_s, Suggested);
        row("needless", ScalingPoint, u"범위가 넓어서 FP16의 loss scaling 불필요"_s, Suggested);
        row("with", ScalingPoint, u"FP16처럼 loss scaling(손실 스케일링)이 필요하다"_s, Negated);
        row("asynchronous", AsyncPoint, u"비동기 내보내기, 큐 빌 때까지"_s, Suggested);
        row("not asynchronous", AsyncPoint, u"내보내기는 비동기가 아니다. 큐를 기다린다"_s,
            Negated);
        row("recommended, not required", PlacementPoint, u"placement group은 필수가 아니라 권장"_s,
            Suggested);
        row("required", PlacementPoint, u"placement group은 EFA의 필수 조건이다"_s, Negated);
        row("not only", u"처리량뿐 아니라 수렴과 생물학적 평가까지 검증한다."_s,
            u"수렴, 생물학적 평가 검증. 처리량만 보지 않는다"_s, Suggested);
        row("what is so, without what is not", EfsPoint, u"EFS PVC 용량은 형식상 적는 값"_s,
            Suggested);
        row("what is so, without what is not, en", EfsPointEn,
            u"EFS PVC capacity is just a placeholder"_s, Suggested);
        row("not one but the other", EfsPointEn,
            u"PVC capacity on EFS is not a quota but a placeholder"_s, Suggested);
        row("the two exchanged, en", EfsPointEn,
            u"PVC capacity on EFS is a quota, not a placeholder"_s, Negated);
        row("going on", u"컨트롤러가 복구 상태를 저장하고 있다."_s,
            u"컨트롤러가 복구 상태를 저장하고 있지 않다"_s, Negated);
        row("inside, then a denial", u"TP는 레이어 안쪽 행렬을 자른다."_s,
            u"TP는 레이어 안쪽 행렬을 자르지 않는다"_s, Negated);
        row("not only, alike", u"처리량뿐 아니라 수렴과 생물학적 평가까지 검증한다."_s,
            u"처리량 뿐만 아니라 수렴 평가도 검증"_s, Suggested);
        row("inside is no denial", u"노드 안 GPU끼리 통신한다."_s, u"노드 안 GPU 통신"_s,
            Suggested);
        row("must not", u"1.5 시절의 MegaMolBART 모듈을 쓰지 않는다."_s,
            u"1.5의 MegaMolBART 쓰면 안 된다"_s, Suggested);
        row("do not write", u"1.5 시절의 MegaMolBART 모듈을 쓰지 않는다."_s,
            u"1.5의 MegaMolBART 모듈 쓰지 말 것"_s, Suggested);
        row("one syllable", u"토큰을 쓴다."_s, u"토큰을 쓰지 않는다"_s, Negated);
        row("one syllable, both", u"토큰과 배치를 쓴다."_s, u"배치 쓰고 토큰 쓰고"_s, Suggested);
        row("write", u"1.5 시절의 MegaMolBART 모듈을 쓰지 않는다."_s,
            u"1.5의 MegaMolBART 모듈을 그대로 쓴다"_s, Negated);

        // Denials, English
        row("as the point denies, en", EfsPointEn, u"EFS: PVC capacity isn't a quota"_s, Suggested);
        row("denies not, en", EfsPointEn, u"the PVC capacity is a quota on EFS"_s, Negated);
        row("typographic apostrophe", EfsPointEn, u"PVC capacity on EFS isn’t a quota"_s,
            Suggested);
        row("not equal", EfsPointEn, u"EFS PVC capacity ≠ quota"_s, Suggested);
        row("does replace", ControllerPointEn,
            u"accounting database replaces controller recovery state"_s, Negated);
        row("does not replace", ControllerPointEn,
            u"The accounting database doesn't replace the controller state"_s, Suggested);
        row("cannot replace, en", ControllerPointEn,
            u"accounting database cannot replace recovery state of controller"_s, Suggested);
        row("never stops", SpotPointEn, u"never stops Spot reclaim, failure, forced termination"_s,
            Suggested);
        row("stops, en", SpotPointEn, u"It stops Spot reclaim, failure and forced termination"_s,
            Negated);
        row("not async", AsyncPointEn, u"export is not asynchronous, wait for the queue"_s,
            Negated);
        row("asynchronous, en", AsyncPointEn, u"asynchronous export, empty queue"_s, Suggested);
        row("no need", ScalingPointEn, u"wide range, so no loss scaling as in FP16"_s, Suggested);
        row("needs", ScalingPointEn, u"wide range but it needs loss scaling like FP16"_s, Negated);
        row("without what is needed", u"The EFA plugin needs libfabric."_s,
            u"EFA plugin works without libfabric"_s, Negated);
        row("not only, en", u"Show convergence and evaluation, not only throughput."_s,
            u"not just throughput but convergence and evaluation"_s, Suggested);
        row("double denial", u"It cannot run without libfabric and EFA."_s,
            u"cannot run without libfabric, EFA"_s, Suggested);
        row("no. and then so", u"Stage 3 partitions parameters."_s,
            u"No. Stage 3 partitions the parameters"_s, Suggested);
    }

    void answers()
    {
        QFETCH(QString, point);
        QFETCH(QString, answer);
        QFETCH(Outcome, outcome);
        const PointMatch match = matchPoints(answer, {point}, {}).first();
        const Outcome found = match.suggested ? Suggested : match.negated ? Negated : Nothing;
        QVERIFY2(found == outcome,
                 qPrintable(u"outcome %1, share %2"_s.arg(found).arg(match.share)));
        QCOMPARE(match.inPoint.isEmpty(), !match.suggested);
        QCOMPARE(match.inAnswer.isEmpty(), !match.suggested);
    }

    void theWordsFoundAreMarkedInBoth_data()
    {
        QTest::addColumn<QString>("point");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QStringList>("inPoint");
        QTest::addColumn<QStringList>("inAnswer");
        QTest::newRow("stems") << u"정적 방식과 동적 **프로비저닝**을 구분한다."_s
                               << u"정적인지 동적 프로비저닝인지"_s
                               << QStringList{u"정적"_s, u"동적"_s, u"프로비저닝"_s}
                               << QStringList{u"정적"_s, u"동적"_s, u"프로비저닝"_s};
        QTest::newRow("the same form in both")
            << u"EFS 용량은 할당량이다."_s << u"용량은 할당량이다"_s
            << QStringList{u"용량"_s, u"할당량이다"_s} << QStringList{u"용량"_s, u"할당량이다"_s};
        QTest::newRow("Latin words whole")
            << u"*Splits* the `batches` over replicas."_s << u"Splitting one batch, replica!"_s
            << QStringList{u"Splits"_s, u"batches"_s, u"replicas"_s}
            << QStringList{u"Splitting"_s, u"batch"_s, u"replica"_s};
        QTest::newRow("each time") << u"FSx와 EFS. FSx로 쓴다."_s << u"fsx, efs; fsx"_s
                                   << QStringList{u"FSx"_s, u"EFS"_s, u"FSx"_s}
                                   << QStringList{u"fsx"_s, u"efs"_s, u"fsx"_s};
        QTest::newRow("written in one") << u"가용 영역에 둔 EFA"_s << u"EFA는 가용영역에"_s
                                        << QStringList{u"가용"_s, u"영역에"_s, u"EFA"_s}
                                        << QStringList{u"EFA"_s, u"가용영역에"_s};
        QTest::newRow("decomposed")
            << u"체크섬을 검증한다."_s
            << u"체크섬을 검증"_s.normalized(QString::NormalizationForm_D)
            << QStringList{u"체크섬"_s, u"검증"_s}
            << QStringList{u"체크섬을"_s.normalized(QString::NormalizationForm_D),
                           u"검증"_s.normalized(QString::NormalizationForm_D)};
        QTest::newRow("invisible characters inside")
            << u"EFA 3200 Gbps"_s << u"E\u200BFA 3200Gbps"_s
            << QStringList{u"EFA"_s, u"3200"_s, u"Gbps"_s}
            << QStringList{u"E\u200BFA"_s, u"3200"_s, u"Gbps"_s};
    }

    void theWordsFoundAreMarkedInBoth()
    {
        QFETCH(QString, point);
        QFETCH(QString, answer);
        const PointMatch match = matchPoints(answer, {point}, {}).first();
        QTEST(marked(plainText(point), match.inPoint), "inPoint");
        QTEST(marked(answer, match.inAnswer), "inAnswer");
    }

    void repeatingTheQuestionSuggestsNothing()
    {
        const QString question = u"EFA와 FSx는 어떤 노드에 있나요?"_s;
        const QStringList points{u"EFA와 FSx는 노드에 있다. 드라이버와 **플러그인**이 필요하다."_s};
        QVERIFY(!matchPoints(question, points, question).first().suggested);
        const QString answer = u"EFA 노드에 드라이버, 플러그인"_s;
        const PointMatch match = matchPoints(answer, points, question).first();
        QVERIFY(match.suggested);
        QCOMPARE(marked(answer, match.inAnswer), (QStringList{u"드라이버"_s, u"플러그인"_s}));
    }

    void aPointMadeOfTheQuestionIsTouchedOnlyAsAWhole()
    {
        const QString question = u"Stage 3를 켜면 CPU로 내려가나요?"_s;
        const QStringList points{u"아니다. Stage 3는 CPU로 내려가지 않는다."_s};
        QVERIFY(
            matchPoints(u"Stage 3는 CPU로 내려가지 않음"_s, points, question).first().suggested);
        QVERIFY(!matchPoints(u"Stage 3, CPU"_s, points, question).first().suggested);
        QVERIFY(matchPoints(question, points, question).first().negated);
    }

    void whatSeveralPointsHaveTellsThemApartTheLess()
    {
        const QStringList points{u"slurmctld는 작업과 노드의 상태를 맡는다."_s,
                                 u"slurmdbd는 회계 기록의 상태를 맡는다."_s};
        const QList<PointMatch> matches = matchPoints(u"slurmdbd 회계 상태"_s, points, {});
        QVERIFY(!matches.first().suggested);
        QVERIFY(matches.last().suggested);
        QVERIFY(matchPoints(u"slurmdbd 회계 상태"_s, {points.last()}, {}).first().share <
                matches.last().share);
    }

    void wordsFarApartAreNoAnswerToAPoint()
    {
        const QString point = u"드라이버가 체크섬을 비교한다."_s;
        QVERIFY(matchPoints(u"드라이버, 체크섬 비교"_s, {point}, {}).first().suggested);
        const QString between = u"토큰 배치 랭크 스텝 "_s.repeated(5);
        QVERIFY(
            !matchPoints(u"드라이버 "_s + between + u"체크섬"_s, {point}, {}).first().suggested);
    }

    void anyTextIsReadWithRangesInsideIt()
    {
        const QString letters =
            u"가각나를은다 하한지않못안없 aBsZ9.,_'’-×≠!(\u200B\u3164\u1100\u1161"
            u"👍\uFF21\uFF0E\n`*"_s;
        std::mt19937 random(7);
        for (int run = 0; run < 2000; ++run) {
            QString answer;
            QString point;
            for (unsigned i = random() % 40; i > 0; --i) {
                answer += letters.at(qsizetype(random() % size_t(letters.size())));
                point += letters.at(qsizetype(random() % size_t(letters.size())));
            }
            for (const QString &typed : {answer, point}) {
                const PointMatch match = matchPoints(typed, {point, answer}, {}).first();
                QVERIFY(match.share >= 0 && match.share <= 1 + 1e-9);
                const auto isInside = [](const QList<TextRange> &ranges, qsizetype size) {
                    qsizetype end = 0;
                    return std::ranges::all_of(ranges, [&](const TextRange &range) {
                        const bool follows = range.position >= end && range.length > 0;
                        end = range.position + range.length;
                        return follows && end <= size;
                    });
                };
                QVERIFY2(isInside(match.inAnswer, typed.size()), qPrintable(typed));
                QVERIFY2(isInside(match.inPoint, plainText(point).size()), qPrintable(point));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestPointMatch)
#include "tst_pointmatch.moc"
