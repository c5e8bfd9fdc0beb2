"""Settings of a server: defaults, then a file, then TRIPOLIS_… in the environment, then flags."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from tripolis.server.logs import FORMATS
from tripolis.server.mistaken import BadSetting

PREFIX = "TRIPOLIS_"
_OTHERS = ("TRIPOLIS_SERVER", "TRIPOLIS_NO_CLIENT", "TRIPOLIS_CHROMIUM")  # of tools
MOST_SEATS = 1_000  # that can be allowed


def data_folder() -> Path:
    """Where a program keeps a user's data."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "tripolis"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local/share")) / "tripolis"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    database: str = ""  # an address; empty: SQLite in the data folder
    host: str = "127.0.0.1"
    port: int = 8000
    origin: str = ""  # as browsers see it: https://play.example.org; empty: the host they ask for
    secure: bool = False  # behind HTTPS: cookies are sent over nothing else
    trusted_proxies: str = ""  # addresses whose X-Forwarded-For is believed, with commas between
    bots: int = 1  # worker processes that think for bots and previews
    idle_seconds: int = 600  # a table that nobody looks at leaves the memory after this time
    most_seats: int = 400  # at one table, for games that have no limit of their own
    rate: int = 50  # requests a second and visitor; ten seconds' worth at once
    blocked_names: str = ""  # a file with words that no name may contain, one in a line
    moderators: str = ""  # names of the accounts that see reports, with commas between
    metrics_token: str = ""  # who asks for /metrics from elsewhere must send it as a bearer token
    notices_inside: bool = False  # notices may go to addresses of the server's own network
    static: str = ""  # a folder with the browser client
    log_level: str = "info"
    log_format: str = "text"  # or json: an object a line

    def checked(self) -> Settings:
        """These settings, if they make sense. BadSetting."""
        for name, least, most in (
            ("port", 0, 65_535),
            ("bots", 0, 64),
            ("idle_seconds", 1, 10**6),
            ("most_seats", 4, MOST_SEATS),
            ("rate", 1, 10**6),
        ):
            value = getattr(self, name)
            if not least <= value <= most:
                raise BadSetting(name, str(value), f"a whole number from {least} to {most}")
        if self.origin and not self.origin.startswith(("http://", "https://")):
            raise BadSetting("origin", self.origin, "an address such as https://play.example.org")
        if self.origin != self.origin.rstrip("/"):
            raise BadSetting("origin", self.origin, "an address without a path")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise BadSetting("log_level", self.log_level, "debug, info, warning or error")
        if self.log_format not in FORMATS:
            raise BadSetting("log_format", self.log_format, "text or json")
        if self.static and not Path(self.static).is_dir():
            raise BadSetting("static", self.static, "a folder that is there")
        if not self.database:
            return msgspec.structs.replace(
                self, database=f"sqlite:///{data_folder() / 'tripolis.db'}"
            )
        return self


_FIELDS: dict[str, Any] = {field.name: field.type for field in msgspec.structs.fields(Settings)}
_EXPECTED = {int: "a whole number", bool: "true or false", str: "a text"}


def load(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    flags: Mapping[str, object] | None = None,
) -> Settings:
    """The settings that hold. BadSetting names the first that does not."""
    found: dict[str, Any] = {}
    if file is not None:
        found.update(_from_file(file))
    names = set(_FIELDS)
    for key, value in (os.environ if environment is None else environment).items():
        name = key.removeprefix(PREFIX).lower()
        if key.startswith(PREFIX) and name in names:
            found[name] = value
    found.update({name: value for name, value in (flags or {}).items() if value is not None})
    for name, value in found.items():
        if name not in names:
            raise BadSetting(name, str(value), f"unknown; there is {', '.join(sorted(names))}")
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError:
            raise BadSetting(name, str(value), _EXPECTED[_FIELDS[name]]) from None
    return msgspec.convert(found, Settings, strict=False).checked()


def unknown(environment: Mapping[str, str]) -> list[str]:
    """What looks like a setting and is none: a slip of the pen, perhaps."""
    known = {*(PREFIX + name.upper() for name in _FIELDS), *_OTHERS}
    return sorted(key for key in environment if key.startswith(PREFIX) and key not in known)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting("config", str(file), f"a readable file ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting("config", str(file), f"TOML ({error})") from None
