#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes fsrs6.json beside itself: what FSRS-6 and the rules of the scheduler give, worked out from the
formulas in decimals of 40 digits, apart from the program. Run it by hand when a formula changes; the same
script gives the same file.

first      set, grade -> S, D
steps      set, S, D, t (study days), grade -> S', D', R before the grade
intervals  set, S, retention -> days, not rounded
sequences  set, [t, grade, S, D] after each review
migration  17 or 19 parameters -> 21, not clipped
clip       21 parameters, relearning steps -> 21 within bounds
sm2        set, ease, interval, retention -> S, D
fuzz       interval, least, greatest -> first and last day, and the day for u = 0, 0.25, 0.5, 0.75, 0.999
least      interval, previous -> least interval
lives      one card without fuzz: options, and for each review day, second of the day, grade, S and D after
           it, and what each button would have done: [phase, step, interval days, delay seconds]
"""
import json
import pathlib
import random
from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal as N, getcontext

getcontext().prec = 40
AGAIN, HARD, GOOD, EASY = 1, 2, 3, 4


def numbers(text):
    return [N(word) for word in text.split()]


SETS = {
    "default": numbers("0.212 1.2931 2.3065 8.2956 6.4133 0.8334 3.0194 0.001 1.8722 0.1666 0.796 1.4835 0.0614"
                       " 0.2629 1.6483 0.6014 1.8729 0.5425 0.0912 0.0658 0.1542"),
    "other": numbers("0.5 1.5 4 12 7 0.6 1.2 0.05 1.5 0.2 1.1 2 0.1 0.3 2 0.3 2.5 0.6 0.4 0.15 0.4"),
}
LEAST = numbers("0.001 0.001 0.001 0.001 1 0.001 0.001 0.001 0 0 0.001 0.001 0.001 0.001 0 0 1 0 0 0 0.1")
GREATEST = numbers("100 100 100 100 10 4 4 0.75 4.5 0.8 3.5 5 0.25 0.9 4 1 6 2 2 0.8 0.8")


def within(value, least, greatest):
    return max(least, min(value, greatest))


def whole(days):
    return int(days.quantize(N(1), ROUND_HALF_UP))


# -- memory

def factor(w):
    return N("0.9") ** (-1 / w[20]) - 1


def recall(w, s, t):
    return (1 + factor(w) * t / s) ** -w[20]


def interval(w, s, retention):
    return s / factor(w) * (retention ** (-1 / w[20]) - 1)


def start(w, grade):
    return w[4] - (w[5] * (grade - 1)).exp() + 1


def review(w, state, t, grade):
    if state is None:
        return within(w[grade - 1], N("0.001"), N(36500)), within(start(w, grade), N(1), N(10))
    s, d = state
    r = recall(w, s, t)
    if t == 0:
        change = (w[17] * (grade - 3 + w[18])).exp() * s ** -w[19]
        after = s * (change if grade == AGAIN else max(change, N(1)))
    elif grade == AGAIN:
        left = w[11] * d ** -w[12] * ((s + 1) ** w[13] - 1) * (w[14] * (1 - r)).exp()
        after = min(left, s / (w[17] * w[18]).exp())
    else:
        button = {HARD: w[15], GOOD: N(1), EASY: w[16]}[grade]
        after = s * (1 + w[8].exp() * (11 - d) * s ** -w[9] * ((w[10] * (1 - r)).exp() - 1) * button)
    damped = d - w[6] * (grade - 3) * (10 - d) / 9
    harder = w[7] * start(w, EASY) + (1 - w[7]) * damped
    return within(after, N("0.001"), N(36500)), within(harder, N(1), N(10))


def migrated(w):
    w = list(w)
    if len(w) == 17:
        w[4], w[5], w[6] = w[4] + 2 * w[5], (3 * w[5] + 1).ln() / 3, w[6] + N("0.5")
        w += [N(0), N(0)]
    return w + [N(0), N("0.5")]


def clipped(w, steps):
    w = [within(value, low, high) for value, low, high in zip(w, LEAST, GREATEST)]
    if steps > 1:
        room = -(w[11].ln() + (N(2) ** w[13] - 1).ln() + N("0.3") * w[14]) / steps
        ceiling = min(N(2), max(room, N("0.01")).sqrt())
        w[17:19] = [min(value, ceiling) for value in w[17:19]]
    return w


def from_sm2(w, ease, days, retention):
    s = max(days, N("0.001")) * factor(w) / (retention ** (-1 / w[20]) - 1)
    growth = w[8].exp() * s ** -w[9] * ((w[10] * (1 - retention)).exp() - 1)
    return s, within(11 - (ease - 1) / growth, N(1), N(10))


# -- days

def window(days, least, greatest):
    days = within(days, N(least), N(greatest))
    spread = N(0)
    if days >= N("2.5"):
        spread = 1 + sum(share * max(N(0), min(days, high) - low) for share, low, high in (
            (N("0.15"), N("2.5"), N(7)), (N("0.1"), N(7), N(20)), (N("0.05"), N(20), N(40000))))
    first, last = (within(whole(end), least, greatest) for end in (days - spread, days + spread))
    return first, last + (first == last and 2 < last < greatest)


def fuzzed(first, last, u):
    return int((first + u * (last - first + 1)).to_integral_value(ROUND_FLOOR))


def least_interval(days, previous):
    if whole(days) > previous:
        return previous + 1
    return previous if previous <= window(days, 1, 36500)[1] else 0


def previews(w, options, card, t):
    """What each button does: (phase, step, interval days, delay in seconds)."""
    natural = [interval(w, review(w, card["memory"], t, g)[0], options["retention"]) for g in range(1, 5)]

    def days(grade, least):
        return within(whole(natural[grade - 1]), min(max(least, 1), options["maximum"]), options["maximum"])

    phase = card["phase"]
    if phase == "review":
        hard = days(HARD, least_interval(natural[1], card["interval"]))
        good = days(GOOD, max(least_interval(natural[2], card["interval"]), hard + 1))
        easy = days(EASY, max(least_interval(natural[3], card["interval"]), good + 1))
        steps = options["relearning"]
        first = ("relearning", 0, 0, steps[0]) if steps else ("review", 0, days(AGAIN, 1), 0)
        return [first] + [("review", 0, after, 0) for after in (hard, good, easy)]

    relearning = phase == "relearning"
    steps = options["relearning"] if relearning else options["learning"]
    on_steps = "relearning" if relearning else "learning"
    at = card["step"]
    out = [("review", 0, days(grade, 1), 0) for grade in (AGAIN, HARD, GOOD)]
    out.append(("review", 0, days(EASY, days(GOOD, 1) + 1), 0))
    if steps:
        out[0] = (on_steps, 0, 0, steps[0])
    if at < len(steps):
        delay = steps[at] if at else (steps[0] + steps[1]) / 2 if len(steps) > 1 else steps[0] * 1.5
        out[1] = (on_steps, at, 0, delay)
    if at + 1 < len(steps):
        out[2] = (on_steps, at + 1, 0, steps[at + 1])
    return out


def life(seed, options):
    chance = random.Random(seed).random
    w = SETS[options["set"]]
    card = {"memory": None, "phase": "new", "step": 0, "interval": 0}
    day, second, last = 0, 36000, 0
    reviews = []
    for _ in range(12):
        grade = 1 + sum(chance() > limit for limit in (0.2, 0.35, 0.85))
        buttons = previews(w, options, card, day - last)
        card["memory"] = review(w, card["memory"], day - last, grade)
        card["phase"], card["step"], card["interval"], delay = buttons[grade - 1]
        reviews.append({"day": day, "second": second, "grade": grade, "s": card["memory"][0],
                        "d": card["memory"][1], "buttons": buttons})
        last = day
        if delay:
            second += int(delay) + 60
        else:
            day += int(card["interval"] * (1 + chance() / 4))
            second = 36000 + int(3600 * chance())
    return {"options": options, "reviews": reviews}


def main():
    grid = [(s, d, t) for s in numbers("0.001 0.3 2.5 40 900 36500") for d in numbers("1 5.5 10")
            for t in (0, 1, 12, 400)]
    random.Random(6).shuffle(grid)
    steps = []
    for number, (s, d, t) in enumerate(grid[:40]):
        name = ("default", "other")[number % 2]
        for grade in range(1, 5):
            after = review(SETS[name], (s, d), N(t), grade)
            steps.append([name, s, d, t, grade, *after, recall(SETS[name], s, N(t))])
    sequences = []
    for name, history in (("default", [(0, 3), (0, 3), (2, 3), (11, 3), (46, 1), (0, 3), (3, 4), (30, 2)]),
                          ("other", [(0, 1), (0, 1), (0, 3), (1, 2), (4, 3), (20, 4), (200, 1), (1, 1), (2, 3)])):
        state, rows = None, []
        for t, grade in history:
            state = review(SETS[name], state, N(t), grade)
            rows.append([t, grade, *state])
        sequences.append({"set": name, "reviews": rows})
    old17 = numbers("0.4 0.9 2.3 10.9 4.9 0.9 0.8 0.02 1.5 0.2 0.9 2.1 0.1 0.3 1.4 0.3 2.6")
    old19 = numbers("0.4 1.2 3.2 15.7 7.2 0.5 1.5 0.005 1.5 0.1 1 1.9 0.1 0.3 2.3 0.2 3 0.5 0.7")
    out = {
        "sets": SETS,
        "first": [[name, g, *review(w, None, 0, g)] for name, w in SETS.items() for g in range(1, 5)],
        "steps": steps,
        "intervals": [[name, s, r, interval(w, s, r)] for name, w in SETS.items()
                      for s in numbers("0.001 1 2.5 77 36500") for r in numbers("0.7 0.85 0.9 0.97 0.99")],
        "sequences": sequences,
        "migration": [{"from": old, "to": migrated(old)} for old in (old17, old19)],
        "clip": [{"from": w, "steps": n, "to": clipped(w, n)} for n in (1, 2, 3, 5)
                 for w in (*SETS.values(), [N(-5)] * 21, [N(1000)] * 21)],
        "sm2": [[name, e, i, q, *from_sm2(w, e, i, q)] for name, w in SETS.items() for e in numbers("1.3 2.5 4")
                for i in numbers("0.5 10 365") for q in numbers("0.85 0.9")],
        "fuzz": [[x, low, high, *window(x, low, high), [fuzzed(*window(x, low, high), u) for u in numbers(
                 "0 0.25 0.5 0.75 0.999")]] for x in numbers("0.3 1.5 2.49 2.5 3.3 7 12.5 20 61.7 400 99999")
                 for low, high in ((1, 36500), (4, 36500), (9, 30))],
        "least": [[x, p, least_interval(x, p)] for x in numbers("0.4 2.5 9.6 45.3 300")
                  for p in (0, 1, 3, 9, 10, 12, 48, 50, 400)],
        "lives": [life(seed, options) for seed in range(4) for options in (
            {"set": "default", "learning": [60, 600], "relearning": [600], "retention": N("0.9"), "maximum": 36500},
            {"set": "other", "learning": [900], "relearning": [600, 1800], "retention": N("0.8"), "maximum": 365},
            {"set": "default", "learning": [], "relearning": [], "retention": N("0.95"), "maximum": 100})],
    }
    lines = ",\n".join(f' "{key}": {json.dumps(value, default=float)}' for key, value in out.items())
    text = "{\n" + lines.replace("], [", "],\n  [").replace("}, {", "},\n  {") + "\n}\n"
    pathlib.Path(__file__).with_suffix(".json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
