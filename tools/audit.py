"""Ask for known vulnerabilities in the locked packages: `python tools/audit.py LOCK...`.

Three outcomes, so that silence is never taken for health:

- the service answered and knows of nothing: exit 0;
- it knows of a vulnerability, or pip-audit itself failed: exit 1;
- it cannot be reached, or answers without its data: NOT CHECKED is printed, and exit 0, for a
  network that refuses says nothing about the packages.

Before the locks it asks about a release with long-known vulnerabilities: a service that finds
none there knows nothing, whatever it says of ours.
"""

import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

KNOWN_BAD = "jinja2==2.4.1"
SERVICES = ("pypi", "osv")
# How pip-audit, requests and urllib3 word a network that refuses.
UNREACHABLE = (
    "ConnectionError",
    "Failed to establish a new connection",
    "Max retries exceeded",
    "NameResolutionError",
    "Could not connect to",
    "timed out",
    "ProxyError",
    "SSLError",
)


class Unreachable(Exception):
    """The service gave no usable answer."""


@dataclass(frozen=True, slots=True)
class Answer:
    checked: tuple[str, ...]
    unknown: tuple[str, ...]  # the service has no page for them
    findings: tuple[str, ...]


def ask(service: str, requirements: Path) -> Answer:
    """What the service knows of the packages that a requirements file pins."""
    options = ["--no-deps", "--disable-pip", "--progress-spinner=off", "--timeout=20"]
    command = [sys.executable, "-m", "pip_audit", "-s", service, "-f", "json", *options]
    result = subprocess.run(
        [*command, "-r", str(requirements)], capture_output=True, text=True, check=False
    )
    try:
        rows = cast("list[dict[str, Any]]", json.loads(result.stdout)["dependencies"])
    except (json.JSONDecodeError, KeyError):
        lines = result.stderr.strip().splitlines() or [f"exit code {result.returncode}"]
        if any(sign in result.stderr for sign in UNREACHABLE):
            raise Unreachable(lines[-1]) from None
        sys.exit(f"pip-audit failed on {requirements}:\n{result.stderr}")
    return Answer(
        checked=tuple(row["name"] for row in rows if "skip_reason" not in row),
        unknown=tuple(row["name"] for row in rows if "skip_reason" in row),
        findings=tuple(
            f"{row['name']} {row['version']}: {fault['id']}"
            f" (fixed in {', '.join(fault['fix_versions']) or 'no release'})"
            for row in rows
            for fault in row.get("vulns", ())
        ),
    )


def require_knowledge(service: str) -> None:
    """Raise Unreachable unless the service knows what is known of KNOWN_BAD."""
    with tempfile.TemporaryDirectory() as folder:
        requirements = Path(folder) / "requirements.txt"
        requirements.write_text(f"{KNOWN_BAD}\n")
        if not ask(service, requirements).findings:
            raise Unreachable(f"it answers, but knows of no fault in {KNOWN_BAD}")


def choose_service() -> str | None:
    for service in SERVICES:
        try:
            require_knowledge(service)
        except Unreachable as why:
            print(f"vulnerability service {service} is of no use here: {why}")
        else:
            return service
    return None


def main() -> None:
    service = choose_service()
    if service is None:
        print("NOT CHECKED: no vulnerability data can be reached from this network.")
        return
    failed = False
    for lock in map(Path, sys.argv[1:]):
        try:
            answer = ask(service, lock)
        except Unreachable as why:
            print(f"{lock}: NOT CHECKED: {service} stopped answering: {why}")
            continue
        for name in answer.unknown:
            print(f"{lock}: {name} is unknown to {service}: not checked")
        for finding in answer.findings:
            print(f"{lock}: VULNERABLE: {finding}")
        print(f"{lock}: {len(answer.checked)} checked; vulnerabilities: {len(answer.findings)}")
        failed = failed or bool(answer.findings)
    sys.exit(failed)


if __name__ == "__main__":
    main()
