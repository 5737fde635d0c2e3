"""The contract between games and everything that plays, shows or stores them."""

from igroteka.engine.codec import Codec
from igroteka.engine.compiled import is_compiled
from igroteka.engine.deal import Deal, commitment_of, new_secret
from igroteka.engine.errors import (
    BadRecord,
    BadSetup,
    BadState,
    IgrotekaError,
    IllegalAction,
    broken_game,
)
from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.engine.knowledge import Knowledge
from igroteka.engine.match import Match, Move
from igroteka.engine.memory import Memory
from igroteka.engine.observation import (
    Field,
    Layout,
    common_fields,
    common_numbers,
    flags,
    step_field,
)
from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.options import Option
from igroteka.engine.orders import Answer, Blank, Order, OrderForm, OrderKind
from igroteka.engine.randomness import Rng
from igroteka.engine.record import Record, read_record, record_of
from igroteka.engine.registry import find_game, game_names
from igroteka.engine.state import State, View
from igroteka.engine.step import Step, Verb, VerbStep
from igroteka.engine.terms import Terms
from igroteka.engine.view import CommonView

__all__ = [
    "Answer",
    "BadRecord",
    "BadSetup",
    "BadState",
    "Blank",
    "Closed",
    "Codec",
    "CommonView",
    "Deal",
    "Event",
    "Field",
    "Game",
    "IgrotekaError",
    "IllegalAction",
    "Knowledge",
    "Layout",
    "Match",
    "Memory",
    "Move",
    "Offer",
    "Option",
    "Order",
    "OrderForm",
    "OrderKind",
    "Reason",
    "Record",
    "Rng",
    "State",
    "Step",
    "Terms",
    "Verb",
    "VerbStep",
    "View",
    "because",
    "broken_game",
    "commitment_of",
    "common_fields",
    "common_numbers",
    "find_game",
    "flags",
    "game_names",
    "is_compiled",
    "new_secret",
    "read_record",
    "record_of",
    "step_field",
]
