# SPDX-License-Identifier: GPL-3.0-or-later
"""Small banks on which the JSON schema and the loader must agree.

A case is (name, code, YAML text): the code is "good", or one that `foldout check` reports as an
error. Each rule that a schema can express has a good and a broken bank. A fourth element is the
reason why an editor cannot see this fault; such a bank must pass the schema, which proves that the
reason still holds. EDITOR_CANNOT_SEE names the codes that are always of this sort.
"""

COMPARES = "a schema cannot compare two places of a document"
DISK = "pictures are files beside the bank, named inside Markdown"
FILES = "another file of the bank may have it"
RESOLVED = "an editor resolves the word before the schema sees it"
EMPTY = "an empty value is null to an editor, and so is the text `null`, which Foldout takes"

EDITOR_CANNOT_SEE = {
    "duplicate-id": COMPARES,
    "unknown-topic": COMPARES,
    "duplicate-key": "the YAML parser keeps one of the two; editors report it by themselves",
    "missing-image": DISK,
    "outside-folder": DISK,
    "bad-image": DISK,
    "cloze-malformed": "a schema asks for one good gap, not for every gap to be good",
}

# Faults of the YAML below the schema; another YAML reader may pass them, or see another fault.
BELOW_THE_SCHEMA = {
    "alias", "bad-escape", "bad-indent", "colon-in-text", "control-char", "directive", "flow-in-text", "key-not-text",
    "merge-key", "not-utf8", "second-document", "tab-indent", "tag", "too-deep", "yaml-syntax",
}

# Banks of tests/bank/data on which schema and loader may differ.
DIFFERING_BANKS = {
    "broken/empty-entry.yaml": EMPTY,
    "broken/min-over-max.yaml": COMPARES,
    "broken/no-questions.yaml": FILES,
    "broken/no-title.yaml": FILES,
    "broken/nothing-there.yaml": EMPTY,
    "good/json.yaml": "the YAML reader of this test takes no tab between brackets",
    "good/kinds.yaml": "the YAML reader of this test takes no question mark between brackets",
    "good/question-marks.yaml": "the YAML reader of this test takes no question mark between brackets",
}

HEAD = """\
schema: 1
id: bank
title: Bank
lang: en
"""


def bank(fields="", questions="- {id: q, question: Which, answer: That}"):
    indented = "\n".join("  " + line for line in questions.splitlines())
    return f"{HEAD}{fields}\nquestions:\n{indented}\n"


def question(fields):
    """A bank with one question that has only an id, what is asked, and these fields."""
    return bank(questions="- id: q\n  question: Which\n" + "\n".join("  " + l for l in fields.splitlines()))


def without(line):
    return bank().replace(line + "\n", "")


ANSWER = "answer: That\n"
CHOICE = "kind: choice\noptions: [{text: a, correct: true}, b]\n"

CASES = [
    # --- the bank
    ("smallest bank", "good", bank()),
    ("full head", "good", bank(
        "description: {ko: 설명, en: About}\nlanguages: [en]\nlicense: CC-BY-4.0\nauthors: [Foldout, 2026]\n"
        "as_of: 2026-08\ndefaults: {kind: open, level: 2, tags: [a, no, 1.10]}\n"
        "topics: [{id: t, title: Topic, x-mine: 1}]\nx-mine: {free: [1, 2]}").replace("title: Bank", "title: {en: Bank}")
        .replace("description: {ko: 설명, en: About}", "description: {en: About}")),
    ("no schema", "missing-field", without("schema: 1")),
    ("no id", "missing-field", without("id: bank")),
    ("no title", "missing-field", without("title: Bank"), FILES),
    ("no questions", "missing-field", HEAD, FILES),
    ("empty list of questions", "good", HEAD + "questions: []\n"),
    ("questions not a list", "wrong-type", HEAD + "questions: {id: q}\n"),
    ("newer schema", "newer-schema", bank().replace("schema: 1", "schema: 2")),
    ("schema not a number", "wrong-type", bank().replace("schema: 1", "schema: one")),
    ("unknown key in the bank", "unknown-key", bank("tittle: x")),
    ("bank id with a capital", "bad-id", bank().replace("id: bank", "id: Bank")),
    ("bank id too long", "bad-id", bank().replace("id: bank", "id: " + "a" * 65)),
    ("bank id at full length", "good", bank().replace("id: bank", "id: " + "a" * 64)),
    ("ids that YAML takes for other types", "good", bank("topics: [{id: 1.5, title: T}]",
        "- {id: 2026, question: a, answer: b, topic: 1.5}\n- {id: true, question: a, answer: b, formerly: [7, null]}")),
    ("empty id", "bad-id", bank(questions="- id:\n  question: a\n  answer: b"), EMPTY),
    ("id with a sign", "bad-id", bank(questions="- {id: +5, question: a, answer: b}"), RESOLVED),
    ("negative id", "bad-id", bank(questions="- {id: -5, question: a, answer: b}")),
    ("list as title", "wrong-type", bank().replace("title: Bank", "title: [Bank]")),
    ("empty title", "missing-field", bank().replace("title: Bank", "title: ''"), FILES),
    ("schema as text", "wrong-type", bank().replace("schema: 1", "schema: '1'")),
    ("schema 0", "out-of-range", bank().replace("schema: 1", "schema: 0")),
    ("bad language", "unknown-language", bank("languages: [english language]")),
    ("bad lang", "unknown-language", bank().replace("lang: en", "lang: English")),
    ("lang outside languages", "unknown-language", bank("languages: [ko]").replace("title: Bank", "title: {ko: 은행}"), COMPARES),
    ("languages not a list", "wrong-type", bank("languages: ko")),
    ("as_of with a year alone", "good", bank("as_of: 2026")),
    ("as_of with a day", "good", bank("as_of: 2026-08-31")),
    ("as_of on a day that is not there", "bad-date", bank("as_of: 2026-02-30"), "a pattern knows no calendar"),
    ("as_of in words", "bad-date", bank("as_of: August")),
    ("as_of in month 13", "bad-date", bank("as_of: 2026-13")),
    ("unknown key in defaults", "unknown-key", bank("defaults: {levle: 2}")),
    ("defaults not a mapping", "wrong-type", bank("defaults: open")),
    ("level out of range in defaults", "out-of-range", bank("defaults: {level: 6}")),
    ("unknown kind in defaults", "unknown-kind", bank("defaults: {kind: essay}")),
    ("kind from defaults", "good", bank("defaults: {kind: truefalse}", "- {id: q, question: a, answer: true}")),
    ("kind from defaults, wrong answer", "wrong-type", bank("defaults: {kind: truefalse}", "- {id: q, question: a, answer: perhaps}")),
    ("kind of the question before defaults", "good", bank("defaults: {kind: truefalse}", "- {id: q, kind: open, question: a, answer: b}")),
    ("defaults of every sort", "good", bank("defaults: {kind: short, topic: t, minutes: 2, shuffle: false, exact: true}\ntopics: [{id: t}]",
        "- {id: q, question: a, answers: [b]}")),
    ("topic without an id", "missing-field", bank("topics: [{title: T}]")),
    ("unknown key in a topic", "unknown-key", bank("topics: [{id: t, title: T, colour: red}]")),
    ("bad topic id", "bad-id", bank("topics: [{id: 'T t', title: T}]")),
    # --- every question
    ("question without id", "missing-field", bank(questions="- {question: a, answer: b}")),
    ("question without question", "missing-field", bank(questions="- {id: q, answer: b}")),
    ("question not a mapping", "wrong-type", bank(questions="- Which")),
    ("unknown key in a question", "unknown-key", question(ANSWER + "explanatoin: x")),
    ("free key in a question", "good", question(ANSWER + "x-explanatoin: [1]")),
    ("texts that YAML takes for other types", "good", bank(questions="- {id: q, question: no, answer: 012, explanation: 1e3, notes: ~}")),
    ("text in languages", "good", question("answer: {ko: 그것, en: That, pt-BR: Isso, no: Det}")),
    ("list as a text", "wrong-type", question(ANSWER + "explanation: [a]")),
    ("mapping inside a text", "wrong-type", question("answer: {ko: {en: a}}")),
    ("text in another language than the bank's", "unknown-language", bank("languages: [en]",
        "- {id: q, question: {de: Was}, answer: b}"), COMPARES),
    ("text under a word that is no language", "unknown-language", question("answer: {English: That}")),
    ("free key in a text", "good", question("answer: {en: That, x-source: here}")),
    ("empty question", "empty-text", bank(questions="- {id: q, question: '', answer: b}")),
    ("question without words in any language", "empty-text", bank(questions="- {id: q, question: {ko: '', en: ''}, answer: b}")),
    ("question with nothing behind the colon", "empty-text", bank(questions="- id: q\n  question:\n  answer: b"), EMPTY),
    ("text empty in one language", "good", question("answer: {ko: '', en: That}")),
    ("text that may be empty", "good", question(ANSWER + "explanation: ''\nnotes:")),
    ("text too large", "too-large", question("answer: " + "a" * 65537)),
    ("text too large in bytes", "too-large", question("answer: " + "가" * 21846), "a schema counts characters, not bytes"),
    ("largest text", "good", question("answer: " + "가" * 21845)),
    ("control character in a text", "bad-escape", question('answer: "a\\a"')),
    ("level", "good", question(ANSWER + "level: 5")),
    ("level 0", "out-of-range", question(ANSWER + "level: 0")),
    ("level 6", "out-of-range", question(ANSWER + "level: 6")),
    ("level in words", "wrong-type", question(ANSWER + "level: hard")),
    ("level as text", "wrong-type", question(ANSWER + "level: '2'")),
    ("level as a round fraction", "wrong-type", question(ANSWER + "level: 2.0"), RESOLVED),
    ("level and a half", "wrong-type", question(ANSWER + "level: 2.5")),
    ("minutes", "good", question(ANSWER + "minutes: 2.5")),
    ("no minutes", "out-of-range", question(ANSWER + "minutes: 0")),
    ("more than a day of minutes", "out-of-range", question(ANSWER + "minutes: 1441")),
    ("minutes in words", "bad-number", question(ANSWER + "minutes: three")),
    ("tags not a list", "wrong-type", question(ANSWER + "tags: eks")),
    ("tag in languages", "wrong-type", question(ANSWER + "tags: [{ko: 가}]")),
    ("hints", "good", question(ANSWER + "hints: [a, {ko: 나, en: b}]")),
    ("empty hint", "empty-text", question(ANSWER + "hints: ['']")),
    ("empty tag", "empty-text", question(ANSWER + "tags: ['']")),
    ("hints not a list", "wrong-type", question(ANSWER + "hints: a")),
    ("bad former id", "bad-id", question(ANSWER + "formerly: [Old One]")),
    ("reference", "good", question(ANSWER + "refs: [{title: T, url: 'https://example.org/a?b=c', supports: s, checked: 2026-08, x-a: b}]")),
    ("reference by mail", "good", question(ANSWER + "refs: [{title: T, url: 'mailto:someone@example.org'}]")),
    ("reference to a script", "bad-url", question(ANSWER + "refs: [{title: T, url: 'javascript:alert(1)'}]")),
    ("reference without scheme", "bad-url", question(ANSWER + "refs: [{title: T, url: example.org}]")),
    ("reference without title", "missing-field", question(ANSWER + "refs: [{url: 'https://example.org'}]")),
    ("reference as a string", "wrong-type", question(ANSWER + "refs: ['https://example.org']")),
    ("reference checked some day", "bad-date", question(ANSWER + "refs: [{title: T, checked: yesterday}]")),
    ("unknown key in a reference", "unknown-key", question(ANSWER + "refs: [{title: T, uri: 'https://example.org'}]")),
    # --- points
    ("points", "good", question("points: [a, {ko: 나, en: b}, {id: p, text: {ko: 다}, weight: 2.5, if_missed: m, x-a: b}, 64]")),
    ("points not a list", "wrong-type", question("points: a")),
    ("point without text", "missing-field", question("points: [{weight: 2}]")),
    ("unknown key in a point", "unknown-key", question("points: [{text: a, wieght: 2}]")),
    ("weight 0", "out-of-range", question("points: [{text: a, weight: 0}]")),
    ("weight in words", "bad-number", question("points: [{text: a, weight: two}]")),
    ("bad point id", "bad-id", question("points: [{id: P p, text: a}]")),
    ("point named twice", "duplicate-id", question("points: [{id: p, text: a}, {id: p, text: b}]")),
    ("no points in the list", "too-few-items", question("points: []")),
    ("points on a choice", "wrong-kind", question(CHOICE + "points: [a]")),
    ("empty point", "empty-text", question("points: [a, '']")),
    # --- kinds
    ("unknown kind", "unknown-kind", question("kind: essay\nanswer: a")),
    ("open without points and answer", "missing-field", question("explanation: a")),
    ("options on an open question", "wrong-kind", question(ANSWER + "options: [a, b]")),
    ("choice", "good", question("kind: choice\noptions: [{text: {ko: 가, en: a}, correct: true, why: w, x-a: b}, {ko: 나, en: b}, 64]\nshuffle: false")),
    ("choice without options", "missing-field", question("kind: choice")),
    ("choice with one option", "too-few-items", question("kind: choice\noptions: [{text: a, correct: true}]")),
    ("choice with nothing correct", "no-correct-option", question("kind: choice\noptions: [a, {text: b, correct: false}]")),
    ("option without text", "missing-field", question("kind: choice\noptions: [{correct: true}, b]")),
    ("option correct in words", "wrong-type", question("kind: choice\noptions: [{text: a, correct: yes}, {text: b, correct: true}]")),
    ("unknown key in an option", "unknown-key", question("kind: choice\noptions: [{text: a, correct: true, because: w}, b]")),
    ("shuffle in words", "wrong-type", question(CHOICE + "shuffle: no")),
    ("answer on a choice", "wrong-kind", question(CHOICE + "answer: a")),
    ("truefalse", "good", question("kind: truefalse\nanswer: false")),
    ("truefalse without answer", "missing-field", question("kind: truefalse")),
    ("truefalse in capitals", "wrong-type", question("kind: truefalse\nanswer: TRUE"), RESOLVED),
    ("truefalse as text", "wrong-type", question("kind: truefalse\nanswer: 'true'")),
    ("truefalse answered yes", "wrong-type", question("kind: truefalse\nanswer: yes")),
    ("short", "good", question("kind: short\nanswers: [NCCL, {ko: 엔씨씨엘}, 64]\nexact: true")),
    ("short without answers", "missing-field", question("kind: short")),
    ("short with no answer in the list", "too-few-items", question("kind: short\nanswers: []")),
    ("answers not a list", "wrong-type", question("kind: short\nanswers: NCCL")),
    ("exact on a choice", "wrong-kind", question(CHOICE + "exact: true")),
    ("cloze", "good", bank(questions="- {id: q, kind: cloze, question: 'a {{c1::b::hint}} {{c12::c}}'}")),
    ("cloze in languages", "good", bank(questions="- {id: q, kind: cloze, question: {ko: '{{c1::가}}', en: '{{c1::a}}'}}")),
    ("cloze without a gap", "cloze-missing", bank(questions="- {id: q, kind: cloze, question: a b}")),
    ("cloze without a gap in one language", "cloze-missing", bank(questions="- {id: q, kind: cloze, question: {ko: '{{c1::가}}', en: a}}")),
    ("cloze of a number", "cloze-missing", bank(questions="- {id: q, kind: cloze, question: 64}")),
    ("cloze with a gap missing in one language", "cloze-missing",
        bank(questions="- {id: q, kind: cloze, question: {ko: '{{c1::가}} {{c2::나}}', en: '{{c1::a}}'}}"), COMPARES),
    ("cloze with an open gap", "cloze-malformed", bank(questions="- {id: q, kind: cloze, question: 'a {{c1::b}} {{c2::c'}")),
    ("numeric", "good", question("kind: numeric\nanswer: 64\nunit: {ko: 개, en: Pods}")),
    ("numeric with exponent", "good", question("kind: numeric\nanswer: -1.5e3")),
    ("numeric with tolerance", "good", question("kind: numeric\nanswer: {value: 9.4, tolerance: 0.1, x-a: b}")),
    ("numeric with bounds", "good", question("kind: numeric\nanswer: {min: 1, max: 2}")),
    ("numeric in words", "bad-number", question("kind: numeric\nanswer: many")),
    ("numeric as text", "wrong-type", question("kind: numeric\nanswer: '64'")),
    ("numeric without end", "bad-number", question("kind: numeric\nanswer: .inf")),
    ("numeric in hexadecimal", "bad-number", question("kind: numeric\nanswer: 0x40"), RESOLVED),
    ("numeric with value and bounds", "wrong-kind", question("kind: numeric\nanswer: {value: 1, min: 1, max: 2}")),
    ("numeric with bounds and tolerance", "wrong-kind", question("kind: numeric\nanswer: {min: 1, max: 2, tolerance: 1}")),
    ("numeric with bounds the wrong way round", "out-of-range", question("kind: numeric\nanswer: {min: 2, max: 1}"), COMPARES),
    ("numeric as a list", "wrong-type", question("kind: numeric\nanswer: [1]")),
    ("numeric without answer", "missing-field", question("kind: numeric")),
    ("numeric with one bound", "missing-field", question("kind: numeric\nanswer: {min: 1}")),
    ("numeric without value", "missing-field", question("kind: numeric\nanswer: {tolerance: 1}")),
    ("numeric with negative tolerance", "out-of-range", question("kind: numeric\nanswer: {value: 1, tolerance: -1}")),
    ("unknown key in a numeric answer", "unknown-key", question("kind: numeric\nanswer: {value: 1, tol: 1}")),
    ("unit on an open question", "wrong-kind", question(ANSWER + "unit: m")),
    ("order", "good", question("kind: order\nitems: [a, {ko: 나, en: b}, 3]")),
    ("order without items", "missing-field", question("kind: order")),
    ("order of one", "too-few-items", question("kind: order\nitems: [a]")),
    ("match", "good", question("kind: match\npairs: [{left: a, right: {ko: 가, en: b}}, {left: 1, right: 2, x-a: b}]")),
    ("match without pairs", "missing-field", question("kind: match")),
    ("match of one", "too-few-items", question("kind: match\npairs: [{left: a, right: b}]")),
    ("pair without right", "missing-field", question("kind: match\npairs: [{left: a, right: b}, {left: c}]")),
    ("unknown key in a pair", "unknown-key", question("kind: match\npairs: [{left: a, right: b, mid: c}, {left: a, right: b}]")),
    # --- what only the loader can see
    ("two questions with one id", "duplicate-id", bank(questions="- {id: q, question: a, answer: b}\n- {id: q, question: c, answer: d}")),
    ("topic that is not there", "unknown-topic", question(ANSWER + "topic: nowhere")),
    ("picture that is not there", "missing-image", question(ANSWER + "explanation: '![x](nowhere.png)'")),
    ("picture of another sort", "bad-image", question(ANSWER + "explanation: '![x](x.tiff)'")),
    ("picture outside the folder", "outside-folder", question(ANSWER + "explanation: '![x](../x.png)'")),
    ("key written twice", "duplicate-key", question(ANSWER + ANSWER)),
]
