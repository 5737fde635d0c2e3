"""An advice in words, Russian and English: the same for the page, the API and the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from igroteka.coach.advice import Advice, Hint, Kind, Reason
from igroteka.face import Choice, Face, Words


def sentence(reason: Reason, face: Face[Any], lang: str, rivals: int = 1) -> str:
    """Return a reason in words; *rivals*: how many others play."""
    words = face.words(lang)
    way = "gain" if reason.share > 0 else "loss"
    return words(
        f"hint-{reason.kind}-{way}",
        share=signed(reason.share, words),
        n=reason.points,
        rivals=rivals,
        theme=theme_of(reason, face, lang),
        what=named("feature", reason.feature, words) if reason.feature else "",
        way=("more" if reason.more else "less") if reason.feature else "plain",
    )


def theme_of(reason: Reason, face: Face[Any], lang: str) -> str:
    """Return what a reason is about."""
    words = face.words(lang)
    if reason.kind == Kind.SHEET:
        return face.category(reason.theme, lang)
    if reason.kind == Kind.FEATURE:
        return named("feature", reason.theme, words)
    if not words.has(f"theme-{reason.theme}"):
        return named("feature", reason.theme, words)
    return words(f"theme-{reason.theme}")


def named(kind: str, name: str, words: Words) -> str:
    """Return what a theme or a feature is called; one without words keeps its name."""
    message = f"{kind}-{name}"
    return words(message) if words.has(message) else name.replace("-", " ")


def signed(share: float, words: Words) -> str:
    """Return a share as “+4 %”."""
    sign = "+" if share > 0 else "−"
    return words("hint-percent", n=f"{sign}{max(1, round(100 * abs(share)))}")


def labels_of(choices: Iterable[Choice]) -> dict[int, str]:
    """Return what actions are called, with their headings where that tells them apart."""
    listed = list(choices)
    often = Counter(choice.label for choice in listed)
    return {
        choice.action: f"{choice.group}: {choice.label}"
        if often[choice.label] > 1 and choice.group
        else choice.label
        for choice in reversed(listed)  # of the same action the first counts
    }


def chance_of(hint: Hint, words: Words) -> str:
    """Return how likely one wins with an action, and how sure that is."""
    return words("hint-chance", n=round(100 * hint.chance), margin=max(1, round(100 * hint.margin)))


def compared(hint: Hint, labels: Mapping[int, str], words: Words) -> str:
    """Return what an action is compared with, before the reasons; *labels* name actions."""
    if not hint.against:
        return words("hint-only")
    if len(hint.against) > 1:
        if not hint.reasons:
            return words("hint-small-things-many" if hint.is_close else "hint-add-up-many")
        return words("hint-close-many" if hint.is_close else "hint-compared-many")
    other = labels[hint.against[0]]
    if not hint.reasons:
        return words("hint-small-things" if hint.is_close else "hint-add-up", other=other)
    return words("hint-close" if hint.is_close else "hint-compared", other=other)


def told(
    advice: Advice, labels: Mapping[int, str], face: Face[Any], lang: str, rivals: int
) -> list[str]:
    """Return an advice line by line; *labels* say what actions are called."""
    words, lines = face.words(lang), []
    for place, hint in enumerate(advice.hints, 1):
        lines.append(f"{place}. {labels[hint.action]}: {chance_of(hint, words)}")
        lines.append(f"   {compared(hint, labels, words)}")
        lines += [f"   • {sentence(reason, face, lang, rivals)}" for reason in hint.reasons]
    return lines


def commented(
    advice: Advice,
    action: int,
    labels: Mapping[int, str],
    face: Face[Any],
    lang: str,
    rivals: int,
) -> str:
    """Return what the coach says to who has chosen an *action*; *labels* say what actions are."""
    words, best = face.words(lang), advice.hints[0]
    found = [hint for hint in advice.hints if hint.action == action]
    if action == best.action:
        opinion = words("coach-same")
    elif found and found[0].is_close:
        opinion = words("coach-close", best=labels[best.action])
    else:
        opinion = words("coach-other", best=labels[best.action])
    reasons = [sentence(reason, face, lang, rivals) for reason in best.reasons if reason.share > 0]
    return words("coach-because", opinion=opinion, why="; ".join(reasons)) if reasons else opinion
