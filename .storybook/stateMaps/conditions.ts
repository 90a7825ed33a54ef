import type { AnyTransitionDefinition } from 'xstate';
import { and, not, or } from 'xstate';

type Guard = NonNullable<AnyTransitionDefinition['guard']>;

/** What is said of a guard that was written in its place: it has a test, but no name. */
export const unnamed = 'a condition without a name';

const checkOf = (guard: object): unknown => ('check' in guard ? guard.check : undefined);

/** What XState's `and`, `or` and `not` leave in the functions they return. Their names do not survive a build. */
const operators = [
  { check: checkOf(and(['claim'])), join: (claims: readonly string[]) => claims.join(' and ') },
  { check: checkOf(or(['claim'])), join: (claims: readonly string[]) => claims.join(' or ') },
  { check: checkOf(not('claim')), join: (claims: readonly string[]) => `not ${claims.join()}` },
];

function joined(guard: Guard): { join: (claims: readonly string[]) => string; guards: readonly Guard[] } | null {
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) return null;
  const operator = operators.find(({ check }) => check === checkOf(guard));
  return operator ? { join: operator.join, guards: guard.guards } : null;
}

/** A guard as a claim in words: its name, or those of the guards it joins. */
export function conditionOf(guard: Guard): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object') return guard.type;
  const operation = joined(guard);
  if (!operation) return unnamed;
  const { join, guards } = operation;
  return join(guards.map((inner) => (joined(inner) ? `(${conditionOf(inner)})` : conditionOf(inner))));
}
