/** A line that answers from a recording: for tests, and for looking at tables without a server. */

import { Session, type Line, type Player } from './session.svelte';
import type { Preview, Update } from './wire';

export interface Recorded<V> {
  readonly update: Update<V>;
  readonly previews: Readonly<Record<string, Preview<V>>>;
}

export class NotRecorded extends Error {}

export function recordedSession<V>(recorded: Recorded<V>, players: readonly Player[]): Session<V> {
  const find = (actions: readonly string[]): Preview<V> => {
    const found = recorded.previews[actions.join('; ')];
    if (!found) throw new NotRecorded(actions.join('; '));
    return found;
  };
  const line: Line<V> = {
    preview: async (_, actions) => find(actions),
    draft: async (number, actions) => {
      const { view, legal, status, missing, closing } = find(actions);
      const texts = legal.map(({ action }) => action);
      const turn = { number, status, missing, closing, draft: actions, legal: texts };
      session.take({ ...recorded.update, events: [], view, turn });
    },
    play: async () => {},
  };
  const session = new Session(line, recorded.update, players, (error) => {
    if (!(error instanceof NotRecorded)) throw error;
  });
  return session;
}
