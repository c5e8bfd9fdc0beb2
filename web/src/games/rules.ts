/** Where a rule is read. Only rules that exist can be linked: the type knows them all. */

import type { ChapterId, RuleId, Ruled } from '../words/rules/plan';

export function ruleAt<G extends Ruled>(game: G, rule: RuleId<G> | ChapterId<G>): string {
  return `/rules/${game}#${rule}`;
}
