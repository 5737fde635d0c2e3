"""The rules of The Haul: nothing here imports more than the standard library and the engine."""
