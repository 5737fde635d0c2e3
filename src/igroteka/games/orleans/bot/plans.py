"""Plans for a market: which places to fill with the characters that lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.randomness import Rng
from igroteka.games.orleans.bot.outlook import Outlook
from igroteka.games.orleans.bot.weights import SUBSTITUTE_ORDER, WAITING_ORDER, WEIGHTS
from igroteka.games.orleans.rules.box import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    KIND_OF,
    KINDS,
    MARKET_SPACES,
    MONK,
    OWN_KINDS,
    SCHOLAR,
    TOKEN_NAMES,
    TOKENS,
    TRADER,
)
from igroteka.games.orleans.rules.characters import fit_bits
from igroteka.games.orleans.rules.decisions import FROM_TOWER
from igroteka.games.orleans.rules.places import (
    ANY,
    BOARD_PLACES,
    HERB_TILE,
    PLACE_NAMES,
    PLACES,
    SCHOOL_TILE,
    SLOT_WANTS,
    SLOTS_OF,
    TILES,
    TOWER_TILE,
    TOWN_HALL,
    TOWN_HALL_SLOTS,
)

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

WAITING: Final = tuple(PLACE_NAMES.index(name) for name in WAITING_ORDER)
SUBSTITUTES: Final = tuple(TOKEN_NAMES.index(name) for name in SUBSTITUTE_ORDER)

Plan = list[tuple[int, int]]
"""What to put where: held tokens (see `decisions`) and slots, in order."""


class Item:
    """Something to do with characters: a place to complete, or one for the town hall."""

    __slots__ = ("needs", "place", "value", "wants")

    def __init__(self, value: float, place: int, wants: list[int]) -> None:
        self.value = value
        self.place = place
        self.wants = wants  # kinds, or ANY
        needs = [0] * (KINDS + 1)
        for kind in wants:
            needs[kind] += 1
        self.needs = needs


class Planner:
    """Find the best sets of things to do for one seat; with *rng*, of varied worth."""

    def __init__(self, state: OrleansState, seat: int, rng: Rng | None = None) -> None:
        self.state = state
        self.seat = seat
        base = seat * TOKENS
        tokens = state.market[base : base + TOKENS]
        if state.tiles[TOWER_TILE] == seat:
            tokens = [a + b for a, b in zip(tokens, state.tower, strict=True)]
        self.tokens = tokens
        have = tokens[:KINDS]
        for kind in range(OWN_KINDS):
            have[kind] += tokens[KINDS + kind]
        self.have = have
        self.total = sum(have)
        self.school = state.tiles[SCHOOL_TILE] == seat
        self.herbs = state.tiles[HERB_TILE] == seat
        self.outlook = Outlook(state, seat)
        self.items: list[Item] = []
        self.bounds: list[float] = []
        self.found: list[tuple[float, tuple[int, ...]]] = []
        self.most = 1
        if self.total:
            self._find_items(rng)

    # --- what could be done ---------------------------------------------------------------

    def _find_items(self, rng: Rng | None) -> None:
        state, seat, outlook = self.state, self.seat, self.outlook
        free = state.free[seat]
        patience = WEIGHTS.patience if outlook.rounds > 0 else 0.0
        items = []
        places = list(range(TOWN_HALL))
        places += [BOARD_PLACES + t for t in range(TILES) if state.tiles[t] == seat]
        for place in places:
            wants = [SLOT_WANTS[slot] for slot in SLOTS_OF[place] if free >> slot & 1]
            if not wants or len(wants) > self.total or not PLACES[place].does:
                continue
            item = Item(0.0, place, wants)
            if not self.affordable(item.needs):
                continue
            value = outlook.place(place)
            if rng is not None:
                value *= WEIGHTS.luck_least + WEIGHTS.luck_span * rng.unit()
            item.value = value - patience * len(wants)
            if item.value > 0:
                items.append(item)
        open_slots = sum(free >> slot & 1 for slot in TOWN_HALL_SLOTS)
        if open_slots:
            sendable = []
            for kind in range(KINDS):
                if self.tokens[kind]:
                    value = outlook.deed(kind)[0] - patience
                    if value > 0:
                        sendable.append((value, kind))
            sendable.sort(reverse=True)
            items += [
                Item(value, TOWN_HALL, [kind]) for value, kind in sendable[: WEIGHTS.most_sendable]
            ]
        items.sort(key=lambda item: -item.value)
        self.items = items[: WEIGHTS.most_items_planned]

    def affordable(self, needs: list[int]) -> bool:
        """Say whether the characters at hand cover *needs*, substitutes included."""
        have = self.have
        missing = field = 0
        for kind in range(MONK):
            lack = needs[kind] - have[kind]
            if lack > 0:
                missing += lack
                if kind in (FARMER, CRAFTSMAN, TRADER):
                    field += lack
        jokers = have[MONK] - needs[MONK]
        if jokers < 0:
            return False
        if missing:
            if self.herbs and have[BOATMAN] > needs[BOATMAN]:
                missing -= min(field, have[BOATMAN] - needs[BOATMAN])
            if self.school and have[SCHOLAR] > needs[SCHOLAR]:
                jokers += have[SCHOLAR] - needs[SCHOLAR]
            if missing > jokers:
                return False
        return sum(needs) <= self.total

    # --- the best sets ------------------------------------------------------------------------

    def best(self, most: int) -> list[tuple[float, tuple[int, ...]]]:
        """Return the best sets of items, the best first."""
        items = self.items
        bounds = [0.0] * (len(items) + 1)
        for n in range(len(items) - 1, -1, -1):
            bounds[n] = bounds[n + 1] + items[n].value
        self.bounds = bounds
        self.found = []
        self.most = most
        open_slots = sum(self.state.free[self.seat] >> slot & 1 for slot in TOWN_HALL_SLOTS)
        self._extend(0, 0.0, [0] * (KINDS + 1), (), open_slots)
        self.found.sort(key=lambda entry: -entry[0])
        return self.found[:most]

    def quick(self, first: int = -1) -> tuple[int, ...]:
        """Return a good set at once: the most valuable things first, as long as they fit.

        With *first*, that item comes before all others.
        """
        hall = sum(self.state.free[self.seat] >> slot & 1 for slot in TOWN_HALL_SLOTS)
        needs = [0] * (KINDS + 1)
        chosen: list[int] = []
        if first >= 0:
            needs = self.items[first].needs
            chosen.append(first)
            hall -= self.items[first].place == TOWN_HALL
        for n, item in enumerate(self.items):
            if n == first or (item.place == TOWN_HALL and not hall):
                continue
            more = [a + b for a, b in zip(needs, item.needs, strict=True)]
            if self.affordable(more):
                needs = more
                chosen.append(n)
                hall -= item.place == TOWN_HALL
        return tuple(chosen)

    def varied(self, best: int) -> list[tuple[int, tuple[int, ...]]]:
        """Return the *best* sets of items, then a good one with each item: (item, set).

        What is rated low here gets its chance, too; for the best ones the item is -1.
        """
        found = [(-1, chosen) for _, chosen in self.best(best)]
        found += [(n, self.quick(n)) for n in range(len(self.items))]
        return found

    def _extend(
        self, n: int, value: float, needs: list[int], chosen: tuple[int, ...], hall: int
    ) -> None:
        found = self.found
        if len(found) >= self.most and value + self.bounds[n] <= found[self.most - 1][0]:
            return
        if n == len(self.items):
            found.append((value, chosen))
            found.sort(key=lambda entry: -entry[0])
            del found[self.most :]
            return
        item = self.items[n]
        in_hall = item.place == TOWN_HALL
        if not in_hall or hall:
            more = [a + b for a, b in zip(needs, item.needs, strict=True)]
            if self.affordable(more):
                self._extend(n + 1, value + item.value, more, (*chosen, n), hall - in_hall)
        self._extend(n + 1, value, needs, chosen, hall)

    # --- from a set to placements --------------------------------------------------------------

    def placements(self, chosen: tuple[int, ...]) -> Plan:
        """Return which token goes to which slot for a set of items."""
        state, seat = self.state, self.seat
        base = seat * TOKENS
        market = state.market[base : base + TOKENS]
        tower = state.tower[:] if state.tiles[TOWER_TILE] == seat else [0] * TOKENS
        free = state.free[seat]
        plan: Plan = []
        open_wants: list[int] = []
        for n in sorted(chosen, key=lambda n: self.items[n].place == TOWN_HALL, reverse=True):
            item = self.items[n]
            for slot in SLOTS_OF[item.place]:
                if not free >> slot & 1:
                    continue
                wanted = item.wants[0] if item.place == TOWN_HALL else SLOT_WANTS[slot]
                token = -1
                if wanted == ANY:
                    open_wants.append(slot)
                    continue
                token = exact(wanted, market, tower, item.place == TOWN_HALL)
                if token < 0:
                    open_wants.append(slot)
                    continue
                plan.append((token, slot))
                free ^= 1 << slot
                if item.place == TOWN_HALL:
                    break
        bits = fit_bits(state, seat)
        for slot in open_wants:
            token = substitute(slot, market, tower, bits)
            if token >= 0:
                plan.append((token, slot))
                free ^= 1 << slot
        self._relieve(plan, market, free, bits)
        return plan

    def _relieve(self, plan: Plan, market: list[int], free: int, bits: tuple[int, ...]) -> None:
        """Put what would block the market next round where it may be of use later."""
        outlook = self.outlook
        # Who is at work or in the bag may be drawn next round.
        coming = outlook.people - sum(market)
        extra = sum(market) + min(outlook.draws, coming) - MARKET_SPACES
        if extra <= 0 or outlook.rounds < 1:
            return
        for place in WAITING:
            for slot in SLOTS_OF[place]:
                wants = SLOT_WANTS[slot]
                if not free >> slot & 1:
                    continue
                for token in (wants + KINDS, wants) if wants < OWN_KINDS else (wants,):
                    if market[token]:
                        market[token] -= 1
                        free ^= 1 << slot
                        plan.append((token, slot))
                        extra -= 1
                        if not extra:
                            return
                        break


def exact(kind: int, market: list[int], tower: list[int], neutral: bool) -> int:
    """Take a token of exactly this kind, an own one first; return it as held, or -1."""
    tokens = (kind,) if neutral or kind >= OWN_KINDS else (kind + KINDS, kind)
    for token in tokens:
        if market[token]:
            market[token] -= 1
            return token
    for token in tokens:
        if tower[token]:
            tower[token] -= 1
            return token + FROM_TOWER
    return -1


def substitute(slot: int, market: list[int], tower: list[int], bits: tuple[int, ...]) -> int:
    """Take a token that fits *slot*, a monk only if there is nothing else; return it as held."""
    for token in SUBSTITUTES:
        if bits[token] >> slot & 1:
            if market[token]:
                market[token] -= 1
                return token
            if tower[token]:
                tower[token] -= 1
                return token + FROM_TOWER
    return -1


assert all(KIND_OF[token] == token % KINDS for token in range(TOKENS))
