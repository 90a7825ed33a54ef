import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import type { LivedMove } from './drive.ts';
import type { World } from './moves.ts';
import { isAsking, presses, serves, spoils } from './moves.ts';

interface PageMovesOptions {
  /** The call that loads a page. */
  call: string;
  /** The answers for the first and the last of two pages, and for a list without entries. */
  first: unknown;
  last: unknown;
  nothing: unknown;
  /** Takes everything away that is listed, or what the last page holds, and gives it back. */
  takeAll: () => Promise<unknown>;
  takeLast: () => Promise<unknown>;
  giveBack: () => Promise<unknown>;
  /** Whether a page may be turned, where something else is done with the list besides. */
  canBeTurned?: (snapshot: AnyMachineSnapshot) => boolean;
}

interface Read {
  address: { page: number };
  result: unknown;
}
const read = ({ context }: AnyMachineSnapshot): Read => context;

export const isOnFirst = (at: AnyMachineSnapshot) => read(at).address.page === 1;
/** Nothing has been read yet. */
export const isUnread = (at: AnyMachineSnapshot) => read(at).result === null;
const isNew = (at: AnyMachineSnapshot) => isOnFirst(at) && isUnread(at);

/** Everything that can happen to a list of two pages: it comes or not, pages are turned, and the last one goes. */
export function pageMoves<Machine extends AnyStateMachine>({
  call,
  first,
  last,
  nothing,
  takeAll,
  takeLast,
  giveBack,
  canBeTurned = () => true,
}: PageMovesOptions): LivedMove<Machine, World>[] {
  const toPage = (page: number) =>
    // The event of every list that is read page by page.
    [{ type: 'address.set', address: { page } }] as unknown as ReplayEvent<Machine>[];
  const pastTheEnd = serves<Machine, World>('its page is not there any more', call, {
    when: (at: AnyMachineSnapshot) => !isOnFirst(at),
    status: 200,
    data: { ...(nothing as object), pagination: { page: 2, limit: 10, total: 10, pages: 1 } },
    prepare: async () => void (await takeLast()),
    recover: async () => void (await giveBack()),
  });
  return [
    serves('the first page comes', call, { when: isOnFirst, status: 200, data: first }),
    serves('the last page comes', call, { when: (at: AnyMachineSnapshot) => !isOnFirst(at), status: 200, data: last }),
    serves('there is nothing', call, {
      when: isNew,
      status: 200,
      data: nothing,
      prepare: async () => void (await takeAll()),
      recover: async () => void (await giveBack()),
    }),
    {
      ...pastTheEnd,
      events(at) {
        const answered = pastTheEnd.events(at);
        return answered && [...answered, ...toPage(1)];
      },
      happen: async (world, at) => [...(await pastTheEnd.happen(world, at)), ...toPage(1)],
    },
    ...spoils<Machine, World>(call, { when: isNew }),
    ...spoils<Machine, World>(call, { when: (at: AnyMachineSnapshot) => !isNew(at), only: 'no network' }),
    presses('Try Again', { type: 'list.retry' } as ReplayEvent<Machine>, {
      when: (at: AnyMachineSnapshot) => at.matches('failed'),
    }),
    {
      name: 'to the last page',
      by: 'person',
      // The way there is under the list, also while it comes again.
      events: (at: AnyMachineSnapshot) =>
        isOnFirst(at) && !isUnread(at) && (at.matches('listed') || isAsking(at, call)) && canBeTurned(at)
          ? toPage(2)
          : null,
      async happen({ place }) {
        await place.getByRole('link', { name: 'Page 2', exact: true }).click();
        return toPage(2);
      },
    },
    {
      name: 'Back to the first page',
      by: 'person',
      events: (at: AnyMachineSnapshot) => (!isOnFirst(at) && canBeTurned(at) ? toPage(1) : null),
      async happen({ page }) {
        await page.goBack();
        return toPage(1);
      },
    },
  ];
}
