/** A board as a picture of its own: everything that it draws with comes along. */

const NOT_DRAWN = '[role="grid"], [data-now]'; // what is touched and heard, and what is only for now

/** What style sheets may say about a shape, as attributes that every program for SVG knows. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'visibility',
] as const;

/** The ids that a drawing refers to. */
export function references(svg: string): string[] {
  const found = [...svg.matchAll(/(?:href="|url\(&quot;|url\(["']?)#([\w-]+)/g)].map(([, id]) => id!);
  return [...new Set(found)];
}

/** `var(--player, #7A3E9D)` becomes the colour that it stands for. */
export function withoutVariables(svg: string, valueOf: (name: string) => string): string {
  return svg.replace(/var\((--[\w-]+)(?:,\s*([^()]*))?\)/g, (_, name: string, otherwise?: string) => {
    return valueOf(name).trim() || otherwise || 'none';
  });
}

/** The board as the text of an SVG file. */
export function svgText(board: SVGSVGElement): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  dress(board, copy);
  for (const part of copy.querySelectorAll(NOT_DRAWN)) part.remove();
  for (const part of copy.querySelectorAll('[class], [aria-hidden]')) {
    part.removeAttribute('class');
    part.removeAttribute('aria-hidden');
  }
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const { width, height } = board.viewBox.baseVal;
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  copy.prepend(definitions(copy));
  const style = getComputedStyle(board);
  return withoutVariables(copy.outerHTML, (name) => style.getPropertyValue(name));
}

function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of STYLES) {
    const value = style.getPropertyValue(name);
    if (value && value !== inherited(from, name)) to.setAttribute(name, value);
  }
  to.removeAttribute('style');
  [...from.children].forEach((child, n) => dress(child, to.children[n]!));
}

function inherited(element: Element, name: string): string {
  if (name === 'opacity' || !element.parentElement || element.tagName === 'svg') return '';
  return getComputedStyle(element.parentElement).getPropertyValue(name);
}

/** All symbols, clips and patterns that are drawn with, and what these draw with. */
function definitions(copy: SVGSVGElement): SVGDefsElement {
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  const open = references(copy.outerHTML);
  const known = new Set<string>();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (known.has(id) || copy.querySelector(`[id="${id}"]`)) continue;
    known.add(id);
    const found = document.getElementById(id);
    if (!found) continue;
    defs.append(found.cloneNode(true));
    open.push(...references(found.outerHTML));
  }
  return defs;
}

/** The same as a PNG, so many pixels wide. */
export async function png(svg: string, width: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
