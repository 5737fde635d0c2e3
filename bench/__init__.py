"""Measurements, each printing one table."""
