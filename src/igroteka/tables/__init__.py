"""A running table: seats, undo, votes, stand-ins, chat, storage, and who is told what."""
