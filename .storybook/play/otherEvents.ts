import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

import type { Flow } from '../../packages/machines/src/testing/defineFlow.ts';

/**
 * Everything that happens in a flow's scenarios, or may happen besides, but for answers, time and typing. Part of it comes
 * from the app around the screen, so that no control of the screen sends it.
 */
export function eventsOf({ scenarios, others }: Flow): AnyEventObject[] {
  // Events of a flow, whose machine is not known here.
  const all = [...Object.values(scenarios).flatMap(({ events }) => events), ...others] as readonly AnyEventObject[];
  const own = all.filter(({ type }) => !type.startsWith('xstate.') && type !== 'field.change');
  return [...new Map(own.map((event) => [JSON.stringify(event), event])).values()];
}

/** Those that the machine takes now. */
export const possibleNow = (events: readonly AnyEventObject[], snapshot: AnyMachineSnapshot): AnyEventObject[] =>
  snapshot.status === 'active' ? events.filter((event) => snapshot.can(event)) : [];
