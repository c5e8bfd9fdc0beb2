"""Schema migrations. Each version is final once released: changes are new versions."""
