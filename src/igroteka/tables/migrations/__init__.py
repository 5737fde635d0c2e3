"""How the stored tables have changed from version to version; run at every start."""
