"""The client's types are those of this server: whoever changes a message runs `make api`."""

import api_types


def test_the_clients_types_are_made_from_this_server():
    for path, text in api_types.files().items():
        assert path.read_text() == text, f"{path} is not up to date: make api"
