import { pageInAddress } from '@guildhall/machines/kit/lists';
import type { AnyStateMachine, InputFrom } from 'xstate';

import { settle } from '../../../flow/settle.ts';
import { withSearch } from '../../../paths.ts';
import type { Moved, Prepared } from '../../../routeModule.ts';

/** Under which name a directory is settled: there is one for each address. */
export const directoryId = ({ id }: { id: string }, address: object): string => `${id} ${JSON.stringify(address)}`;

/** Settles a directory on the server. A page that its list does not have gives way to the last one. */
export async function prepareDirectory<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine> & { address: object },
  { pathname, searchParams }: URL,
): Promise<Prepared | Moved> {
  const { persisted, change } = await settle(machine, input);
  if (change) {
    return { location: withSearch(pathname, { ...Object.fromEntries(searchParams), ...change }), status: 302 };
  }
  return { snapshots: { [directoryId(machine, input.address)]: persisted } };
}

/**
 * The address of a directory for search engines. What is filtered is a view of the whole; further pages name themselves,
 * or crawlers would not go on to what they list.
 */
export const canonicalOf = (path: string, { isFiltered, page }: { isFiltered: boolean; page: number }): string =>
  isFiltered ? path : withSearch(path, { page: pageInAddress(page) });
