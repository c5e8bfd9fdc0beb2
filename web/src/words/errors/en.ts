/** What the server refused, and what stayed. Every kind has words here; they are loaded when one is needed. */

import type { ErrorKind } from '$lib/api';

export type ErrorWords = Readonly<Record<ErrorKind, string>>;

const en: ErrorWords = {
  'bad-address': 'This address cannot be used. Please check it.',
  'bad-components': 'This set of tiles or cards does not fit together.',
  'bad-message': 'This page and the server do not understand each other. Please load the page again.',
  'bad-name': 'This name cannot be used. Please choose another.',
  'bad-notation': 'This is not written as the game expects it. Nothing has changed.',
  'bad-option': 'One of the options does not fit this game.',
  'bad-position': 'This position cannot come about in the game.',
  'bad-record': 'This is not a record of a true match.',
  'bad-request': 'Something is missing or does not fit. Nothing has changed.',
  'bad-seats': 'This game is not played with so many.',
  conflict: 'Somebody was quicker. Please look again.',
  'database-unavailable': 'The server cannot save anything at the moment. Nothing is lost; please try again soon.',
  'illegal-action': 'That is not possible now. Nothing has changed.',
  'impossible-draw': 'This cannot be drawn any more.',
  'incomplete-turn': 'Something is still missing from your turn.',
  internal: 'The server made a mistake. What you finished is kept.',
  'key-reused': 'This was already sent, with something else in it. Please load the page again.',
  'not-allowed': 'This is not for you to do.',
  'not-found': 'This is not there, or no longer.',
  'not-possible-now': 'That is not possible now. Nothing has changed.',
  'not-your-turn': 'It is not your turn.',
  'nothing-to-undo': 'There is nothing to take back.',
  sealed: 'This is still closed. It opens later.',
  'sign-in-needed': 'The server does not know you any more. Please load the page again.',
  'stale-turn': 'The game has gone on meanwhile. Please look again.',
  'too-much': 'That was a lot at once. Please wait a moment.',
  'unknown-game': 'There is no such game here.',
  'unknown-option': 'This game has no such option.',
  'unknown-player': 'There is no such bot.',
  'unknown-rules': 'These rules are not known here.',
  'wrong-password': 'The name or the password is wrong.',
};

export default en;
