import type { AnyStateMachine } from 'xstate';

import type { Search } from '../kit/lists.ts';

/** The query of an address, as a list of a page knows it. */
export type Query = Record<string, string>;

/** An event of some flow. */
interface Event {
  type: string;
  [name: string]: unknown;
}

/** A list of the product whose address says what it lists. */
export interface AddressedList {
  flow: string;
  machine: AnyStateMachine;
  /** The call that loads it. */
  call: string;
  addressOf: (search: Search) => unknown;
  /** Entries for any page, with what the contract says beside them. */
  answer: object;
  /** Three addresses that list different things. */
  addresses: readonly [Query, Query, Query];
  /** What a person can do to be shown another list, other than by a link. */
  controls: readonly { name: string; events: readonly Event[]; from?: Query; to: Query }[];
  /** What its flow is given besides the address. */
  input?: object;
  /** Whether it is read page by page. */
  isPaged: boolean;
}
