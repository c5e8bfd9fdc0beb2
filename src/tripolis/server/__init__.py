"""The server: people, tables, live play, storage. `app.create_app` puts it together."""
