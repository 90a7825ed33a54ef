import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import type { LivedMove } from './drive.ts';
import type { World } from './moves.ts';
import { does, isSettled, presses, serves, spoils } from './moves.ts';

/** What of a search its moves go by. */
interface Searched {
  address: { query: string };
  panel: string;
}

interface SearchMovesOptions<Address extends Searched['address']> {
  /** The call that loads the list. */
  call: string;
  /** What the search box is called. */
  box: string;
  /** An answer with entries, and one without. */
  found: unknown;
  nothing: unknown;
  /** The address that asks for everything. */
  all: Address;
  /** The person types these words. */
  typed: (query: string) => object;
  /** They press Enter. */
  submit: object;
  /** A situation in which words and the panel may change. */
  isBlank: (snapshot: AnyMachineSnapshot) => boolean;
}

/** Words that nothing has. */
const nowhere = 'zzqqx';

const searched = ({ context }: AnyMachineSnapshot): Searched => context;
const isForNothing = (snapshot: AnyMachineSnapshot) => searched(snapshot).address.query === nowhere;

/** The filters are in sight. */
export const isShown = (snapshot: AnyMachineSnapshot): boolean => searched(snapshot).panel === 'shown';

/** What can happen to a search of jobs or of people alike: answers, words, and the panel of filters. */
export function searchMoves<Machine extends AnyStateMachine, Address extends Searched['address']>({
  call,
  box,
  found,
  nothing,
  all,
  typed,
  submit,
  isBlank,
}: SearchMovesOptions<Address>): LivedMove<Machine, World>[] {
  // The events of either search.
  const events = (...some: object[]) => some as unknown as ReplayEvent<Machine>[];
  const addressed = (query: string) => ({ type: 'address.set', address: { ...all, query } });
  const turns = (value: 'hidden' | 'shown') => ({ type: 'panel.change', value }) as unknown as ReplayEvent<Machine>;
  return [
    serves('some are found', call, { when: (at) => !isForNothing(at), status: 200, data: found }),
    serves('nothing is found', call, { when: isForNothing, status: 200, data: nothing }),
    ...spoils<Machine, World>(call, { when: isBlank }),
    ...spoils<Machine, World>(call, { when: (at) => !isBlank(at), only: 'no network' }),
    presses('Try Again', { type: 'list.retry' } as ReplayEvent<Machine>, {
      when: (at: AnyMachineSnapshot) => at.matches('failed'),
    }),
    does(
      'words that are found nowhere, and Enter',
      isBlank,
      events(typed(nowhere), submit, addressed(nowhere)),
      async (place) => {
        const words = place.getByRole('searchbox', { name: box });
        await words.fill(nowhere);
        await words.press('Enter');
      },
    ),
    does(
      'no words, and a moment of quiet',
      isForNothing,
      events(typed(all.query), submit, addressed(all.query)),
      (place) => place.getByRole('searchbox', { name: box }).fill(all.query),
    ),
    presses('Hide Filters', turns('hidden'), { when: (at) => isSettled(at) && isBlank(at) }),
    presses('Show Filters', turns('shown'), { when: (at) => isSettled(at) && !isShown(at) }),
  ];
}
