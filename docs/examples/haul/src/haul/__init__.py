"""The Haul: crates of fish come ashore at dawn; bid for them, all at the same time."""

from haul.bot.knowledge import HaulKnowledge
from haul.rules.state import HaulState
from igroteka.engine import Game

GAME = Game(
    name="haul",
    seat_counts=(2, 3, 4),
    state=HaulState,
    face_path="haul.face:FACE",
    knowledge=HaulKnowledge(),
)
