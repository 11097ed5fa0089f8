// SPDX-License-Identifier: GPL-3.0-or-later
#include "largebank.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace foldout::bench {

namespace {

constexpr int Topics = 200;

const QStringList Korean =
    u"쿠버네티스 클러스터에서 텐서 병렬 처리와 파이프라인 병렬 처리를 나누면 통신이 줄어들고 글로벌 배치 "
    "크기는 마이크로배치와 누적 횟수의 곱이 됩니다 노드 장애가 생기면 체크포인트에서 다시 시작하며 저장 간격은 "
    "복구 시간과 손실을 함께 보고 정합니다 네트워크 대역폭 지연 학습률 값이 닭과 왜 의존성 옮겨"_s
        .split(u' ');
const QStringList English =
    u"the cluster splits tensor and pipeline parallel work so that traffic stays inside "
    "one node while the global batch is micro batch times accumulation steps EFA 400 Gbps "
    "NCCL ring all-reduce FSx for Lustre checkpoint interval recovery"_s.split(u' ');

QString sentence(const QStringList &words, int length, QRandomGenerator &random)
{
    QStringList chosen;
    for (int i = 0; i < length; ++i)
        chosen.append(words.at(random.bounded(int(words.size()))));
    return chosen.join(u' ');
}

QString bothLanguages(int length, const QString &indent, const QString &end,
                      QRandomGenerator &random)
{
    return indent + u"ko: "_s + sentence(Korean, length, random) + end + u'\n' + indent +
           u"en: "_s + sentence(English, length, random) + end + u'\n';
}

QString part(int first, int count)
{
    QRandomGenerator random(quint32(first + 1));
    QString yaml = u"schema: 1\nid: large\ntitle: {ko: 큰 은행, en: Large bank}\nlang: ko\n"
                   "languages: [ko, en]\ntopics:\n"_s;
    for (int i = 0; i < Topics; ++i)
        yaml += u"  - {id: t%1, title: {ko: 주제 %1, en: Topic %1}}\n"_s.arg(i);
    yaml += u"questions:\n"_s;
    for (int i = first; i < first + count; ++i) {
        yaml += u"  - id: q%1\n    topic: t%2\n    level: %3\n    tags: [tag-%4]\n    question:\n"_s
                    .arg(i)
                    .arg(i % Topics)
                    .arg(1 + i % 5)
                    .arg(i % 23);
        yaml += bothLanguages(10, u"      "_s, u" no-%1"_s.arg(i), random);
        yaml += u"    points:\n"_s;
        for (const QString &id : {u"a"_s, u"b"_s}) {
            yaml += u"      - id: %1\n        text:\n"_s.arg(id);
            yaml += bothLanguages(5, u"          "_s, {}, random);
        }
        yaml += u"    explanation:\n"_s + bothLanguages(14, u"      "_s, u"."_s, random);
    }
    return yaml;
}

} // namespace

qint64 writeLargeBank(const QString &folder, int files, int questions)
{
    if (!QDir().mkpath(folder))
        qFatal("%s cannot be made", qUtf8Printable(folder));
    qint64 bytes = 0;
    for (int i = 0; i < files; ++i) {
        QFile file(QDir(folder).filePath(u"part-%1.yaml"_s.arg(i, 2, 10, QLatin1Char('0'))));
        const QByteArray yaml = part(i * questions, questions).toUtf8();
        if (!file.open(QIODevice::WriteOnly) || file.write(yaml) != yaml.size())
            qFatal("%s cannot be written", qUtf8Printable(file.fileName()));
        bytes += yaml.size();
    }
    return bytes;
}

} // namespace foldout::bench
