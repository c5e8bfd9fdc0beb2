"""Pictures that are kept, and how one taken today is compared with them.

A picture is made small by taking the mean of every few pixels, which is what is kept and compared:
edges that another version of the browser smooths differently then weigh little. Two pictures are
alike if hardly any of these means differ visibly. It is all done on the browser's own canvas.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

STEP = 8  # of 255: colours are kept no finer, which keeps the files small
VISIBLE = 24  # of 255: how much a colour must change to count
ALIKE = 0.002  # the part of the picture that may differ

SHRINK = """
async function pixels(png) {
    const file = await fetch(`data:image/png;base64,${png}`);
    const bitmap = await createImageBitmap(await file.blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
}
async function text(image) {
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').putImageData(image, 0, 0);
    const file = await canvas.convertToBlob({ type: 'image/png' });
    const bytes = new Uint8Array(await file.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
"""

SMALLER = f"""async ([png, by]) => {{
    {SHRINK}
    const large = await pixels(png);
    const small = new ImageData(Math.floor(large.width / by), Math.floor(large.height / by));
    for (let y = 0; y < small.height; y++) for (let x = 0; x < small.width; x++) {{
        for (let colour = 0; colour < 4; colour++) {{
            let sum = 0;
            for (let dy = 0; dy < by; dy++) for (let dx = 0; dx < by; dx++) {{
                sum += large.data[4 * ((y * by + dy) * large.width + x * by + dx) + colour];
            }}
            const mean = Math.round(sum / by ** 2 / {STEP}) * {STEP};
            small.data[4 * (y * small.width + x) + colour] = colour === 3 ? 255 : mean;
        }}
    }}
    return text(small);
}}"""

COMPARE = f"""async ([one, other, visible]) => {{
    {SHRINK}
    const [a, b] = await Promise.all([pixels(one), pixels(other)]);
    if (a.width !== b.width || a.height !== b.height) return {{ part: 1, shown: null }};
    const shown = new ImageData(a.width, a.height);
    let differ = 0;
    for (let at = 0; at < a.data.length; at += 4) {{
        const off = [at, at + 1, at + 2].map((colour) => Math.abs(a.data[colour] - b.data[colour]));
        const far = Math.max(...off);
        if (far > visible) differ++;
        const grey = 200 + (a.data[at] + a.data[at + 1] + a.data[at + 2]) / 14;
        shown.data.set(far > visible ? [220, 0, 60, 255] : [grey, grey, grey, 255], at);
    }}
    return {{ part: differ / (a.data.length / 4), shown: await text(shown) }};
}}"""


@dataclass(frozen=True)
class Likeness:
    part: float  # of the picture that differs
    shown: bytes | None  # where, in red; None: they are not even of one size

    @property
    def alike(self) -> bool:
        return self.part <= ALIKE


def smaller(canvas: Page, png: bytes, by: int) -> bytes:
    return base64.b64decode(canvas.evaluate(SMALLER, [_text(png), by]))


def compare(canvas: Page, kept: Path, now: bytes) -> Likeness:
    found = canvas.evaluate(COMPARE, [_text(kept.read_bytes()), _text(now), VISIBLE])
    shown = found["shown"]
    return Likeness(found["part"], base64.b64decode(shown) if shown else None)


def _text(png: bytes) -> str:
    return base64.b64encode(png).decode()
