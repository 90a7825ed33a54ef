import type { ComponentType } from 'react';

import type { LaterView } from '../../apps/web/src/flow/laterView.tsx';

const laterViews = new Map<LaterView<object>, ComponentType<object>>();

const isLater = (given: unknown): given is LaterView<object> => typeof given === 'function' && 'load' in given;

/** What holds others; not the flow of another screen. */
const isGroup = (given: unknown): given is object =>
  typeof given === 'object' &&
  given !== null &&
  Object.getPrototypeOf(given) === Object.prototype &&
  !('snapshot' in given);

/** Loads what the app draws later. */
export async function loadLater(given: unknown): Promise<void> {
  if (isLater(given)) laterViews.set(given, await given.load());
  else if (isGroup(given)) await Promise.all(Object.values(given).map(loadLater));
}

/** What the app draws later, with its code in place as far as it was loaded. */
export function inPlace(given: unknown): unknown {
  if (isLater(given)) return laterViews.get(given) ?? given;
  if (!isGroup(given)) return given;
  return Object.fromEntries(Object.entries(given).map(([name, part]) => [name, inPlace(part)]));
}
