/** What went wrong, in words, and a way on. */

import { ApiError, type ErrorKind } from './api';
import { lang } from './i18n/index.svelte';
import { toasts } from './toast.svelte';
import type { ErrorWords } from '../words/errors/en';

/** Where somebody goes on: the same once more, or another place because this one leads nowhere. */
export type Way = 'again' | 'home';

const NOWHERE: ReadonlySet<ErrorKind | 'offline'> = new Set<ErrorKind>([
  'not-allowed',
  'not-found',
  'sealed',
  'unknown-game',
  'unknown-rules',
]);

const files = import.meta.glob<ErrorWords>('../words/errors/*.ts', { import: 'default' });

export function wayOn({ kind }: ApiError): Way {
  return NOWHERE.has(kind) ? 'home' : 'again';
}

/** The words for it. Where they cannot be fetched either, those that are always there. */
export async function wordsFor({ kind }: ApiError): Promise<string> {
  if (kind === 'offline') return lang.w.errors.offline;
  const words = await files[`../words/errors/${lang.code}.ts`]!().catch(() => null);
  return words?.[kind] ?? lang.w.errors.refused;
}

/** Say what was refused. What is no refusal is a fault of ours, and stays one. */
export function tell(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  void wordsFor(error).then((text) => toasts.show(text, { bad: true }));
}
