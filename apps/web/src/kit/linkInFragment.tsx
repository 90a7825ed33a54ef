import { useEffect } from 'react';
import type { AnyStateMachine, EventFromLogic } from 'xstate';

import { takeFragment } from '../shell/takeFragment.ts';
import type { Addition } from './defineScreen.tsx';

/** Gives the flow what a mailed link carries, and takes it out of the address; null where it carries nothing whole. */
export function linkInFragment<Machine extends AnyStateMachine>(
  _machine: Machine,
  eventOf: (carried: Record<string, string | undefined>) => EventFromLogic<Machine> | null,
): Addition<Machine, unknown> {
  return function LinkInFragment({ send }) {
    useEffect(() => {
      const event = eventOf(takeFragment());
      if (event !== null) send(event);
    }, [send]);
    return null;
  };
}
