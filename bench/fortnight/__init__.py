"""A scripted fortnight: many people at many tables over days, and servers that are killed."""
