"""What a program asks of the system, call by call, through ptrace: Linux alone, nothing to build.

The program stands still while it is looked at, so its memory is what the call gets or got.
"""

from __future__ import annotations

import ctypes
import os
import platform
import signal
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# The calls that are looked at, by the numbers that they have on each kind of machine.
CALLS = {
    "x86_64": {
        1: "write",
        18: "pwrite64",
        20: "writev",
        44: "sendto",
        46: "sendmsg",
        74: "fsync",
        75: "fdatasync",
        77: "ftruncate",
        87: "unlink",
        263: "unlinkat",
    },
    "aarch64": {
        64: "write",
        68: "pwrite64",
        66: "writev",
        206: "sendto",
        211: "sendmsg",
        82: "fsync",
        83: "fdatasync",
        46: "ftruncate",
        35: "unlinkat",
    },
}
_TRACEME, _SYSCALL, _SETOPTIONS, _GET_SYSCALL_INFO = 0, 24, 0x4200, 0x420E
_SYSGOOD, _CLONE, _EXITKILL = 0x1, 0x8, 0x100000
_CALL_STOP = signal.SIGTRAP | 0x80
_ALL_THREADS = 0x40000000  # __WALL
_ENTRY, _EXIT = 1, 2

_libc = ctypes.CDLL(None, use_errno=True)
_libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
_libc.ptrace.restype = ctypes.c_long


@dataclass(frozen=True)
class Call:
    """A call that begins (`result` is None), or has ended."""

    process: int
    thread: int
    name: str
    arguments: tuple[int, ...]
    result: int | None

    def memory(self, address: int, size: int) -> bytes:
        with Path(f"/proc/{self.process}/mem").open("rb", buffering=0) as memory:
            memory.seek(address)
            return memory.read(size)

    def text(self, address: int) -> str:
        return self.memory(address, 4096).partition(b"\0")[0].decode()

    def file(self) -> str:
        """What the descriptor in the first argument stands for."""
        return str(Path(f"/proc/{self.process}/fd/{self.arguments[0]}").readlink())

    def sent(self) -> bytes:
        """What a call that writes is given."""
        _, second, third, *_ = self.arguments
        if self.name == "sendmsg":  # struct msghdr
            vectors, count = struct.unpack("16x2Q", self.memory(second, 32))
            return self._gathered(vectors, count)
        if self.name == "writev":
            return self._gathered(second, third)
        return self.memory(second, third)

    def _gathered(self, vectors: int, count: int) -> bytes:
        pairs = struct.iter_unpack("2Q", self.memory(vectors, 16 * count))
        return b"".join(self.memory(address, size) for address, size in pairs)


def start(command: list[str]) -> int:
    """Start a program that is traced; it waits for `calls`."""
    process = os.fork()
    if process == 0:
        _ptrace(_TRACEME, 0, 0, 0)
        os.kill(os.getpid(), signal.SIGSTOP)
        os.execv(command[0], command)  # noqa: S606
    os.waitpid(process, 0)
    _ptrace(_SETOPTIONS, process, 0, _SYSGOOD | _CLONE | _EXITKILL)
    _ptrace(_SYSCALL, process, 0, 0)
    return process


def calls(process: int) -> Iterator[Call]:
    """The calls of all threads, at their beginning and their end, until the program ends."""
    names = CALLS[platform.machine()]
    info = ctypes.create_string_buffer(88)
    begun: dict[int, Call] = {}  # by thread
    threads = {process}
    while threads:
        thread, status = os.waitpid(-1, _ALL_THREADS)
        if os.WIFEXITED(status) or os.WIFSIGNALED(status):
            threads.discard(thread)
            continue
        stop, passed_on = os.WSTOPSIG(status), 0
        if stop == _CALL_STOP:
            _ptrace(_GET_SYSCALL_INFO, thread, len(info), ctypes.addressof(info))
            call = _call(process, thread, info.raw, begun, names)
            if call is not None:
                yield call
        elif thread not in threads:
            threads.add(thread)  # a new one begins with a stop of its own
        elif status >> 16 == 0 and stop != signal.SIGTRAP:
            passed_on = stop
        if _libc.ptrace(_SYSCALL, thread, 0, passed_on) != 0:
            threads.discard(thread)  # it was ended meanwhile


def _call(
    process: int, thread: int, info: bytes, begun: dict[int, Call], names: dict[int, str]
) -> Call | None:
    if info[0] == _ENTRY:
        number, *arguments = struct.unpack_from("7Q", info, 24)
        name = names.get(number)
        if name is None:
            return None
        begun[thread] = Call(process, thread, name, tuple(arguments), None)
        return begun[thread]
    found = begun.pop(thread, None)
    if info[0] != _EXIT or found is None:
        return None
    result: int = struct.unpack_from("q", info, 24)[0]
    return Call(process, thread, found.name, found.arguments, result)


def _ptrace(request: int, thread: int, address: int, data: int) -> None:
    if _libc.ptrace(request, thread, address, data) == -1:
        raise OSError(ctypes.get_errno(), f"ptrace {request}: {os.strerror(ctypes.get_errno())}")
