"""Igroteka: four Eurogames to play and to study."""
