/** Nothing is said in one language alone: what people read or hear comes from the words. */

import { readFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const SPOKEN = new Set(['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext', 'label', 'placeholder', 'title']);
/** Names are the same in every language; so are keys, and numbers written with a letter. */
const NAMES = new Set(['Tripolis', 'Tripolis · ', ' · Tripolis', 'Enter', 'Esc', 'SVG', 'PNG', 'QR', 'Ctrl']);
const WORD = /\p{L}{2,}/u;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Every text of the template, and every attribute that is read aloud. */
function* spoken(node: unknown): Generator<[string, number]> {
  if (Array.isArray(node)) for (const one of node) yield* spoken(one);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, start, ...rest } = node as Node;
  if (type === 'Text') yield [rest['data'] as string, start];
  else if (type === 'Attribute') {
    if (SPOKEN.has(rest['name'] as string)) for (const part of [rest['value']].flat()) yield* results(part as Node);
  } else if (!type?.endsWith('Directive')) {
    for (const [key, value] of Object.entries(rest)) if (key !== 'metadata') yield* spoken(value);
  }
}

/** The texts that an expression may come to; not those that it compares with or looks up. */
function* results(node: Node | true): Generator<[string, number]> {
  if (node === true) return;
  const { type, start, ...rest } = node;
  const into = (...names: string[]): Node[] => names.map((name) => rest[name] as Node);
  if (type === 'Text') yield [rest['data'] as string, start];
  else if (type === 'Literal') yield [String(rest['value']), start];
  else if (type === 'ExpressionTag') yield* results(rest['expression'] as Node);
  else if (type === 'ConditionalExpression') for (const one of into('consequent', 'alternate')) yield* results(one);
  else if (type === 'LogicalExpression' || (type === 'BinaryExpression' && rest['operator'] === '+')) {
    for (const one of into('left', 'right')) yield* results(one);
  } else if (type === 'TemplateLiteral') {
    for (const quasi of rest['quasis'] as Node[]) yield [(quasi['value'] as { raw: string }).raw, quasi.start];
    for (const one of rest['expressions'] as Node[]) yield* results(one);
  }
}

it.each(globSync('**/*.svelte', { cwd: SRC }))('%s says nothing by itself', (file) => {
  const source = readFileSync(`${SRC}/${file}`, 'utf8');
  const { fragment } = parse(source, { modern: true });
  const said = [...spoken(fragment)].filter(([text]) => WORD.test(text) && !NAMES.has(text) && !NAMES.has(text.trim()));
  const found = said.map(([text, at]) => `line ${source.slice(0, at).split('\n').length}: ${text.trim()}`);
  expect(found).toEqual([]);
});
