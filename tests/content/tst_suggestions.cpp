// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/bankloader.h"
#include "core/pointmatch.h"
#include "core/text.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace foldout;

namespace {

// The open questions that ship.
const QList<Question> &questions()
{
    static const QList<Question> list = [] {
        QList<Question> open;
        for (const BankPtr &bank :
             loadBanks({QStringLiteral(FOLDOUT_SOURCE_DIR "/questions")}, {}).banks) {
            for (const Question &question : bank->questions) {
                if (question.kind() == QuestionKind::Open)
                    open.append(question);
            }
        }
        return open;
    }();
    return list;
}

QStringList pointsOf(const Question &question, const QString &language)
{
    QStringList points;
    for (const KeyPoint &point : question.points)
        points.append(point.text.in(language));
    return points;
}

QStringList plain(QStringList texts)
{
    for (QString &text : texts)
        text = plainText(text);
    return texts;
}

// The points of a question that an answer is thought to touch.
QStringList suggested(const QString &answer, const Question &question, const QString &language)
{
    const QList<PointMatch> matches =
        matchPoints(answer, pointsOf(question, language), question.question.in(language));
    QStringList ids;
    for (qsizetype i = 0; i < matches.size(); ++i) {
        if (matches.at(i).suggested)
            ids.append(question.points.at(i).id);
    }
    return ids;
}

// An answer as somebody in a hurry types it, and the points that a teacher would tick.
struct Sample
{
    QString language;
    QString question;
    QString points; // ids
    QString answer;
};

const QList<Sample> &samples()
{
    static const QList<Sample> list{
        {u"ko"_s, u"tp-shards-inside-layers"_s, u"inside-layer dp-batch pp-depth ep-experts"_s,
         u"TP는 레이어 안쪽 가중치 행렬을 나눔. DP는 모델 복제하고 배치 나눔, PP는 연속된 레이어를 스테이지로, EP는 전문가를 나눠서 토큰을 보냄"_s},
        {u"ko"_s, u"200b-mesh-and-global-batch"_s,
         u"not-from-size four-budgets rank-count global-batch"_s,
         u"랭크 수는 8*4*2=64. 글로벌 배치는 1*32*2 = 64. 파라미터 개수만 봐선 안 되고 활성값이랑 옵티마이저 상태, 통신량도 같이 계산"_s},
        {u"ko"_s, u"slurmctld-vs-slurmdbd-state"_s,
         u"ctld-live-state state-save-location dbd-accounting no-substitute"_s,
         u"slurmctld는 작업/노드 상태랑 스케줄링, StateSaveLocation에 저장. slurmdbd는 회계 기록 DB. 서로 대신 못하니까 둘 다 백업"_s},
        {u"ko"_s, u"slinky-nodeset-api"_s,
         u"group-version-kind statefulset-default daemonset-ignores-replicas"_s,
         u"NodeSet, v1beta1. 기본 StatefulSet은 replicas 수만큼, DaemonSet이면 노드마다 하나씩이고 replicas 무시"_s},
        {u"ko"_s, u"efa-needs-more-than-fi-provider"_s,
         u"variable-alone node-interface-driver container-libraries plugin-and-request security-group-same-az prove-transport"_s,
         u"환경변수만으로는 안 됨. 노드에 efa 드라이버, 컨테이너에 libfabric이랑 aws-ofi-nccl, 디바이스 플러그인으로 자원 요청, 보안그룹 자기 자신 허용, nccl 로그로 확인"_s},
        {u"ko"_s, u"fsx-s3-link-and-durability"_s, u"static-or-dynamic transfer-finished"_s,
         u"정적 마운트인지 동적 프로비저닝인지 나눠서 보고, 내보내기가 비동기라서 큐가 빌 때까지 기다려야 한다"_s},
        {u"ko"_s, u"volcano-minavailable-is-pods"_s, u"counts-pods four-on-three gang-plugin"_s,
         u"노드가 아니라 파드 수. 노드 3대에 파드 4개 들어갈 수도 있다. gang 플러그인 켜져 있어야"_s},
        {u"ko"_s, u"bf16-vs-fp16"_s, u"bit-layout no-loss-scaling autocast-per-operation"_s,
         u"지수 8비트로 fp32랑 같고 가수는 7비트. 범위가 넓어서 loss scaling 필요없음. 파라미터랑 옵티마이저 상태는 fp32로 남음"_s},
        {u"ko"_s, u"zero3-is-not-offload"_s,
         u"not-by-itself what-each-stage-partitions offload-is-separate depends-on-dp-and-rest"_s,
         u"아니요 오프로드는 따로 설정해야 함. 1단계 옵티마이저 2단계 그래디언트 3단계 파라미터를 나눈다. DP 크기에 따라 달라짐"_s},
        {u"ko"_s, u"checkpoint-interval-and-proof"_s,
         u"interval-inputs complete-state manifest-and-checksums resume-and-compare"_s,
         u"저장 시간이랑 장애율, 손실 감수 정도로 주기 결정. 옵티마이저, RNG, 데이터 위치까지 저장. 체크섬 확인. 실제로 재개해서 끊김 없는 실행이랑 비교"_s},
        {u"en"_s, u"tp-shards-inside-layers"_s, u"inside-layer dp-batch pp-depth ep-experts"_s,
         u"TP splits weight matrices inside one layer; DP replicates the model and splits the batch; PP puts runs of layers on stages; EP distributes experts and routes tokens"_s},
        {u"en"_s, u"slurmctld-vs-slurmdbd-state"_s,
         u"ctld-live-state state-save-location dbd-accounting no-substitute"_s,
         u"slurmctld handles jobs, nodes, scheduling; state is saved in StateSaveLocation. slurmdbd stores accounting records in the database. neither can replace the other so back up both"_s},
        {u"en"_s, u"fsx-s3-link-and-durability"_s,
         u"static-or-dynamic association-and-policies transfer-finished permissions efs-capacity-is-no-quota"_s,
         u"static mount vs dynamic provisioning, DRA import/export policies, check that the export has finished (queue empty), IAM permissions for bucket and CSI driver, EFS PVC size isn't a real quota"_s},
        {u"en"_s, u"volcano-minavailable-is-pods"_s, u"counts-pods four-on-three gang-plugin"_s,
         u"no, it counts pods not nodes. four pods can run on three nodes. gang plugin must be enabled"_s},
        {u"en"_s, u"bf16-vs-fp16"_s,
         u"bit-layout not-equal-to-fp32 no-loss-scaling autocast-per-operation"_s,
         u"same 8 exponent bits as FP32 but only 7 fraction bits, so lower precision. no loss scaling needed. autocast chooses dtype per op, the parameters and optimizer states stay fp32"_s},
        {u"en"_s, u"zero3-is-not-offload"_s,
         u"not-by-itself what-each-stage-partitions offload-is-separate"_s,
         u"no, offload must be configured separately. stage 1 optimizer state, stage 2 + gradients, stage 3 + parameters across DP ranks"_s},
        {u"en"_s, u"activation-vs-recovery-checkpoint"_s,
         u"recompute-in-backward stored-copy use-reentrant same-rng-and-state compare-gradients"_s,
         u"activation checkpointing drops activations and recomputes them in backward, saves memory for compute. recovery checkpoint stores model/optimizer/rng to disk for restart. set use_reentrant, same RNG state, compare gradients"_s},
        {u"en"_s, u"mpijob-slots-per-worker"_s,
         u"slots-in-hostfile np-and-mapping one-rank-per-gpu"_s,
         u"number of slots per worker written to hostfile. actual process count comes from mpirun -np. binding ranks to GPUs is separate"_s},
    };
    return list;
}

void languages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("ko") << u"ko"_s;
    QTest::newRow("en") << u"en"_s;
}

} // namespace

// How well the key points of the banks that ship are found in what is typed.
class TestSuggestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(questions().size() > 10); }

    void aPointsOwnTextSuggestsIt_data() { languages(); }

    void aPointsOwnTextSuggestsIt()
    {
        QFETCH(QString, language);
        for (const Question &question : questions()) {
            for (const KeyPoint &point : question.points) {
                const QString typed = plainText(point.text.in(language));
                QVERIFY2(suggested(typed, question, language).contains(point.id),
                         qPrintable(typed));
            }
        }
    }

    void theQuestionItselfSuggestsNothing_data() { languages(); }

    void theQuestionItselfSuggestsNothing()
    {
        QFETCH(QString, language);
        for (const Question &question : questions()) {
            const QString typed = plainText(question.question.in(language));
            QCOMPARE(suggested(typed, question, language), QStringList());
        }
    }

    void theAnswerToAnotherQuestionSuggestsAlmostNothing_data() { languages(); }

    void theAnswerToAnotherQuestionSuggestsAlmostNothing()
    {
        QFETCH(QString, language);
        qsizetype all = 0;
        qsizetype wrong = 0;
        for (const Question &answered : questions()) {
            const QString answer =
                plain(pointsOf(answered, language) + QStringList{answered.answerText.in(language)})
                    .join(u'\n');
            for (const Question &asked : questions()) {
                if (asked.id == answered.id)
                    continue;
                all += asked.points.size();
                wrong += suggested(answer, asked, language).size();
            }
        }
        qInfo("%lld of %lld points suggested", wrong, all);
        QVERIFY(100 * wrong <= all);
    }

    void samplesAreReadLikeATeacher()
    {
        int right = 0;
        int wrong = 0;
        int missed = 0;
        for (const Sample &sample : samples()) {
            const auto question = std::ranges::find(questions(), sample.question, &Question::id);
            QVERIFY2(question != questions().end(), qPrintable(sample.question));
            const QStringList wanted = sample.points.split(u' ');
            const QStringList found = suggested(sample.answer, *question, sample.language);
            for (const QString &id : found)
                ++(wanted.contains(id) ? right : wrong);
            missed += int(std::ranges::count_if(
                wanted, [&](const QString &id) { return !found.contains(id); }));
        }
        qInfo("%d suggested rightly, %d wrongly, %d missed", right, wrong, missed);
        QVERIFY(20 * wrong <= right + wrong);
        QVERIFY(3 * right >= 2 * (right + missed));
    }
};

QTEST_GUILESS_MAIN(TestSuggestions)
#include "tst_suggestions.moc"
