import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

import type { Search } from '../kit/lists.ts';
import type { ReplayEvent, StateOf } from './replay.ts';
import { at } from './replay.ts';

/** What happens in a flow, from its beginning: what it was given, and the events that follow. */
export interface Scenario<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  events: readonly ReplayEvent<Machine>[];
}

/** Its events alone, where it begins as most do. */
type Written<Machine extends AnyStateMachine> = readonly ReplayEvent<Machine>[] | Scenario<Machine>;

/** States that allow an event while no control sends it there, each with the reason. */
type Hidden<Machine extends AnyStateMachine> = Partial<
  Record<EventFromLogic<Machine>['type'], Partial<Record<StateOf<Machine>, string>>>
>;

/** The query of an address, as a list of a page knows it. */
export type Query = Record<string, string>;

/** A list whose address says what it lists. */
export interface AddressedList<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The call that loads it. */
  call: string;
  addressOf: (search: Search) => unknown;
  /** Entries for any page, with what the contract says beside them. */
  answer: object;
  /** Three addresses that list different things. Default: its first three pages. */
  addresses?: readonly [Query, Query, Query];
  /** What a person can do to be shown another list, other than by a link. */
  controls?: readonly { name: string; events: readonly EventFromLogic<Machine>[]; from?: Query; to: Query }[];
  /** Whether it is read page by page. Default true. */
  isPaged?: boolean;
}

interface Definition<Machine extends AnyStateMachine, Name extends string> {
  machine: Machine;
  /** What scenarios begin with that name no other input. */
  input?: InputFrom<Machine>;
  /** One for each state, under its name, then others that people meet. */
  scenarios: Record<Name, Written<Machine>> & Record<StateOf<Machine>, Written<Machine>>;
  /** What can happen in no scenario and says more than its type. */
  others?: readonly ReplayEvent<Machine>[];
  /** Default: wherever the machine takes what some control sends, a control sends it. */
  hidden?: Hidden<Machine>;
  /** Where its address says what it lists. */
  list?: AddressedList<Machine>;
}

/** A flow with everything that is known of it. */
export interface Flow<Machine extends AnyStateMachine = AnyStateMachine, Name extends string = string> {
  machine: Machine;
  scenarios: Readonly<Record<Name, Scenario<Machine>>>;
  /** Where each scenario leads. */
  snapshots: Readonly<Record<Name, SnapshotFrom<Machine>>>;
  hidden: Hidden<Machine>;
  /** Events that no scenario has. */
  others: readonly ReplayEvent<Machine>[];
  /** What most scenarios begin with. */
  input: InputFrom<Machine> | undefined;
  list: AddressedList<Machine> | undefined;
}

/**
 * A flow as one value: its machine, and by scenarios everything that can happen in it. Stories, state maps, server
 * rendering and tests are made from it. It holds samples, so the app takes the machine alone.
 */
export function defineFlow<Machine extends AnyStateMachine, Name extends string>({
  machine,
  input,
  scenarios: written,
  hidden = {},
  others = [],
  list,
}: Definition<Machine, Name>): Flow<Machine, Name> {
  // Object.entries forgets the names; without an input the machine takes none.
  const entries = Object.entries(written) as [Name, Written<Machine>][];
  const scenarios = Object.fromEntries(
    entries.map(([name, one]) => [name, 'events' in one ? one : { input, events: one }]),
  ) as Record<Name, Scenario<Machine>>;
  return { machine, scenarios, snapshots: snapshotsOf(machine, scenarios), hidden, others, input, list };
}

/** Made when they are asked for: most who ask for one need no other. */
function snapshotsOf<Machine extends AnyStateMachine, Name extends string>(
  machine: Machine,
  scenarios: Readonly<Record<Name, Scenario<Machine>>>,
): Record<Name, SnapshotFrom<Machine>> {
  // Each name gets its snapshot below.
  const snapshots = {} as Record<Name, SnapshotFrom<Machine>>;
  for (const [name, { input, events }] of Object.entries<Scenario<Machine>>(scenarios)) {
    let snapshot: SnapshotFrom<Machine> | undefined;
    Object.defineProperty(snapshots, name, { enumerable: true, get: () => (snapshot ??= at(machine, input, events)) });
  }
  return snapshots;
}
