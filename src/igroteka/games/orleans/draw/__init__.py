"""The drawings of Orléans: pure functions from a view and a language to SVG."""
