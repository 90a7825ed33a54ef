import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import type { LivedMove } from './drive.ts';
import type { World } from './moves.ts';
import { isSettled, presses, serves, spoils } from './moves.ts';

/** What of a directory its moves go by. */
interface Searched {
  address: { query: string };
  form: { sort: string };
}

interface DirectoryMovesOptions {
  /** The call that loads the list. */
  call: string;
  /** What the search box is called. */
  box: string;
  /** An answer with entries, and one without. */
  found: unknown;
  nothing: unknown;
  /** The order that goes without saying, and another. */
  usual: string;
  other: string;
}

/** Words that nothing has. */
const nowhere = 'zzqqx';

const searched = ({ context }: AnyMachineSnapshot): Searched => context;
const isForNothing = (snapshot: AnyMachineSnapshot) => searched(snapshot).address.query === nowhere;

/** Everything that can happen to a directory whose form is sent with words, or with an order that is not sent. */
export function directoryMoves<Machine extends AnyStateMachine>({
  call,
  box,
  found,
  nothing,
  usual,
  other,
}: DirectoryMovesOptions): LivedMove<Machine, World>[] {
  const search = ({ place }: World) => place.getByRole('searchbox', { name: box });

  /** The form says these words and is sent: what it asks for is what the address says then. */
  const sends = (name: string, query: string, send: (world: World) => Promise<void>): LivedMove<Machine, World> => {
    const eventsOf = (snapshot: AnyMachineSnapshot) =>
      [
        { type: 'form.change', change: { query } },
        { type: 'search.submit' },
        { type: 'address.set', address: { ...searched(snapshot).form, query, page: 1 } },
        // The events of every directory, whichever it is.
      ] as unknown as ReplayEvent<Machine>[];
    return {
      name,
      by: 'person',
      events: (snapshot) =>
        // Only what is usual is sent: the parameters of an address may stand in any order.
        isSettled(snapshot) && searched(snapshot).form.sort === usual && searched(snapshot).address.query !== query
          ? eventsOf(snapshot)
          : null,
      async happen(world, snapshot) {
        await search(world).fill(query);
        await send(world);
        return eventsOf(snapshot);
      },
    };
  };

  /** An order is chosen in the form, which does nothing before the form is sent. */
  const chooses = (name: string, sort: string): LivedMove<Machine, World> => {
    // An event of every directory.
    const chosen = [{ type: 'form.change', change: { sort } }] as unknown as ReplayEvent<Machine>[];
    return {
      name,
      by: 'person',
      events: (snapshot) => (isSettled(snapshot) && searched(snapshot).form.sort !== sort ? chosen : null),
      async happen({ place }) {
        await place.getByLabel('Sort by').selectOption({ value: sort });
        return chosen;
      },
    };
  };

  return [
    serves('some are found', call, { when: (snapshot) => !isForNothing(snapshot), status: 200, data: found }),
    serves('nothing is found', call, { when: isForNothing, status: 200, data: nothing }),
    ...spoils<Machine, World>(call),
    presses('Try Again', { type: 'list.retry' } as ReplayEvent<Machine>, {
      when: (snapshot: AnyMachineSnapshot) => snapshot.matches('failed'),
    }),
    sends('words that are found nowhere, and Enter', nowhere, (world) => search(world).press('Enter')),
    sends('no words, and “Search”', '', ({ place }) =>
      place.getByRole('button', { name: 'Search', exact: true }).click(),
    ),
    chooses('an order, not sent', other),
    chooses('the usual order again', usual),
  ];
}
