"""What a page weighs: every byte that comes over the line, as it comes, with all headers."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from chrome import Facts, quiet, visiting
from playwright.sync_api import Browser, Playwright
from stage import Stage

PAGE_BAR = 110_000  # bytes
FIRST_BAR = 60_000
NAMED_AT_ONCE = """() => [...document.querySelectorAll('script[src], link[rel=modulepreload]')]
    .map((one) => one.src || one.href)"""


def weigh(playwright: Playwright, browser: Browser, stage: Stage, path: str) -> Facts:
    kinds: dict[str, str] = {}
    urls: dict[str, str] = {}
    by_kind: defaultdict[str, int] = defaultdict(int)
    by_url: defaultdict[str, int] = defaultdict(int)
    told: list[int] = []

    def responded(event: Facts) -> None:
        kinds[event["requestId"]] = event["type"]
        urls[event["requestId"]] = event["response"]["url"]

    def finished(event: Facts) -> None:
        request, size = event["requestId"], int(event["encodedDataLength"])
        by_kind[kinds.get(request, "Other")] += size
        by_url[urls.get(request, "")] += size

    def heard(event: Facts) -> None:
        told.append(len(event["response"]["payloadData"].encode()))

    with visiting(playwright, browser, stage) as (page, cdp):
        cdp.on("Network.responseReceived", responded)
        cdp.on("Network.loadingFinished", finished)
        cdp.on("Network.webSocketFrameReceived", heard)
        cdp.send("Network.enable")
        page.goto(path)
        page.get_by_role("main").wait_for()
        quiet(page)
        html = page.request.get(path).text()
        named: Any = page.evaluate(NAMED_AT_ONCE)
    first = {url for url in named if url.rpartition("/")[2] in html}  # others came later
    return {
        "bytes": sum(by_kind.values()),
        "first_script": sum(by_url[url] for url in first),
        "requests": len(by_url),
        "by_kind": dict(sorted(by_kind.items())),
        # Positions and what may be done, told over the socket: the text, before it is compressed.
        "told": sum(told),
    }
