import type { Search } from '@guildhall/machines/kit/lists';
import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

import type { Api } from '../api.ts';
import { settle } from '../flow/settle.ts';
import { useAddress } from '../flow/useAddress.ts';
import type { Flow } from '../flow/useFlow.ts';
import { useFlow } from '../flow/useFlow.ts';
import type { Moved, Prepared, RouteModule } from '../routeModule.ts';
import { useApi } from '../session/SessionProvider.tsx';
import type { Head, PageHeadProps } from '../shell/PageHead.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import type { Clock, Place, Zone } from './reader.ts';
import { placeOf, useReader, visitorAt } from './reader.ts';
import type { CallsFor, NeedsCalls } from './withCalls.ts';
import { withCalls } from './withCalls.ts';

/** A screen on its page. */
export interface Mounted<Machine extends AnyStateMachine, Address> extends Flow<Machine> {
  /** With its calls in place. */
  machine: Machine;
  place: Place;
  /** What the address asks the flow for. */
  address: Address;
}

/** What a screen does besides drawing itself: it draws nothing, or something over the screen. */
export type Addition<Machine extends AnyStateMachine, Address> = (mounted: Mounted<Machine, Address>) => ReactNode;

type AnyView = (props: never) => ReactNode;

/** What a view is given besides its flow. */
type OwnProps<View extends AnyView> = Omit<Parameters<View>[0], keyof Flow<AnyStateMachine>>;

/** A view of this machine, and of no other. */
type ViewOf<Machine extends AnyStateMachine, View extends AnyView> =
  SnapshotFrom<Machine> extends Parameters<View>[0]['snapshot'] ? View : never;

type Calls<Machine extends AnyStateMachine> =
  NeedsCalls<Machine> extends true
    ? { calls: (api: Api, place: Place) => CallsFor<Machine> }
    : { calls?: (api: Api, place: Place) => CallsFor<Machine> };

/** Nothing but what the address says, or nothing at all, need not be written. */
type Input<Machine extends AnyStateMachine, Address> =
  undefined extends InputFrom<Machine>
    ? { input?: undefined }
    : { address: Address } extends InputFrom<Machine>
      ? { input?: undefined }
      : { input: (place: Place, address: Address) => InputFrom<Machine> };

interface Served<Machine extends AnyStateMachine, Address> {
  /** Which of the pages of this flow it is. Default: there is one. */
  idOf?: (place: Place, address: Address) => string;
  /** What is not as usual: the page is elsewhere, is gone, or has a picture of its own when it is shared. */
  answer?: (snapshot: SnapshotFrom<Machine>, place: Place) => Moved | Omit<Prepared, 'snapshots'> | null;
}

/** What controls of a view do that is not the flow's: each is a hook, which stories do without. */
type Handlers<View extends AnyView, Handler extends keyof OwnProps<View>> = {
  [Name in Handler]: (place: Place) => OwnProps<View>[Name];
};

type Definition<
  Machine extends AnyStateMachine,
  View extends AnyView,
  Address,
  Handler extends keyof OwnProps<View>,
> = {
  machine: Machine;
  View: ViewOf<Machine, View>;
  /** What the view is given besides its flow, made of plain data about who reads. */
  props: (place: Place) => Omit<OwnProps<View>, Handler>;
  handlers?: Handlers<View, Handler>;
  /** Of a page: its title and description. That of an open page may depend on its address, and on what it shows. */
  head?: Head | ((place: Place, snapshot: SnapshotFrom<Machine>) => PageHeadProps);
  /** Of an open page: the server settles it before it draws it. */
  served?: Served<Machine, NoInfer<Address>>;
  /** What the address asks the flow for: part of its input, and `address.set` whenever it says something else. */
  address?: (search: Search) => Address;
  /** Default: the reader's own clock. */
  clock?: Clock;
  /** Where it says times: the zone in which its reader sees them. Default: none is asked for. */
  zone?: Zone;
  /** Everything begins anew when this changes. Default: only with another page. */
  keyOf?: (query: Search) => string;
  /** At which of its steps the flow is: what was said at one goes with it. */
  stepOf?: (snapshot: SnapshotFrom<Machine>) => number;
  /** Called once, when the flow is over. */
  onDone?: (snapshot: SnapshotFrom<Machine>, place: Place) => void;
  additions?: readonly Addition<NoInfer<Machine>, NoInfer<Address>>[];
  /** The page of which it is a tab or a part, by its folder. */
  within?: string;
} & Calls<Machine> &
  Input<Machine, Address>;

/** A screen as one value. The routes, Storybook and the tests read it. */
export interface Screen {
  machine: AnyStateMachine;
  View: ComponentType<never>;
  props: (place: Place) => object;
  /** What the view is given besides `props`, by name: functions that only a page can make. */
  handlers: readonly string[];
  within: string | null;
  head?: Head;
  prepare?: NonNullable<RouteModule['prepare']>;
  /** The flow's machine with its calls in place. */
  wired: (api: Api, place: Place) => AnyStateMachine;
  /** The screen with its flow running, on a page of its own or as a part of one. */
  Route: () => ReactNode;
}

/** Draws the view of a screen where its page wants it, with what only that page knows and stories do without. */
export type Draw<View extends AnyView> = (more?: Partial<OwnProps<View>>) => ReactNode;

interface AroundProps<Machine extends AnyStateMachine, View extends AnyView, Address> {
  children: (mounted: Mounted<Machine, Address>, draw: Draw<View>) => ReactNode;
}

interface ScreenOf<Machine extends AnyStateMachine, View extends AnyView, Address> extends Screen {
  /** The screen with its flow running, for a page around it that shares the flow. */
  Around: (props: AroundProps<Machine, View, Address>) => ReactNode;
}

/**
 * A screen as one value: a flow's machine, the view that draws its snapshots, and what both are given. Its calls are the
 * operations of the contract by name; `calls` says the exceptions.
 */
export function defineScreen<
  Machine extends AnyStateMachine,
  View extends AnyView,
  Address = undefined,
  Handler extends keyof OwnProps<View> = never,
>(definition: Definition<Machine, View, Address, Handler>): ScreenOf<Machine, View, Address> {
  const {
    machine,
    props,
    head,
    served,
    clock,
    zone,
    keyOf,
    stepOf,
    onDone,
    additions = [],
    within = null,
  } = definition;
  // Where the address is not read, `Address` is undefined.
  const read = definition.address ?? (() => undefined as Address);
  // The types above have matched the view with its machine and its props.
  const DrawnView = definition.View as unknown as ComponentType<object>;
  // Where calls are needed the types above have asked for them.
  const callsWith = (api: Api, place: Place) => [definition.calls?.(api, place)] as unknown as [CallsFor<Machine>];
  const handlers = Object.entries<(place: Place) => unknown>(definition.handlers ?? {});
  /** The same ones in the same order, as React asks of hooks. */
  const useHandlers = (place: Place) => Object.fromEntries(handlers.map(([name, of]) => [name, of(place)]));
  const wired = (api: Api, place: Place) => withCalls(machine, api, ...callsWith(api, place));

  const inputAt = (place: Place, address: Address) =>
    (definition.input?.(place, address) ?? { address }) as InputFrom<Machine>;
  const snapshotId = (place: Place, address: Address) =>
    served?.idOf ? `${machine.id} ${served.idOf(place, address)}` : machine.id;

  async function prepare(api: Api, url: URL): Promise<Prepared | Moved> {
    const place = placeOf(visitorAt(url));
    const address = read(place.query);
    const { snapshot, persisted, change } = await settle(wired(api, place), inputAt(place, address));
    if (change) return { location: place.here(change), status: 302 };
    const answer = served?.answer?.(snapshot, place) ?? {};
    return 'location' in answer ? answer : { ...answer, snapshots: { [snapshotId(place, address)]: persisted } };
  }

  function Running({ children }: AroundProps<Machine, View, Address>) {
    const api = useApi();
    const place = placeOf(useReader(clock, zone));
    const address = useAddress(read);
    const [called] = useState(() => wired(api, place));
    const flow = useFlow(() => called, {
      input: inputAt(place, address),
      snapshotId: snapshotId(place, address),
      ...(stepOf && { stepOf }),
      ...(onDone && { onDone: (snapshot) => onDone(snapshot, place) }),
    });
    const handled = useHandlers(place);
    const { send } = flow;
    useEffect(() => {
      // A machine whose screen reads the address takes this event.
      if (address !== undefined) send({ type: 'address.set', address } as unknown as EventFromLogic<Machine>);
    }, [send, address]);
    const openHead = typeof head === 'function' ? head(place, flow.snapshot) : head?.isIndexed && head;
    const mounted = { ...flow, machine: called, place, address };
    return (
      <>
        {openHead && <PageHead {...openHead} />}
        {children(mounted, (more) => (
          <DrawnView {...flow} {...props(place)} {...handled} {...more} />
        ))}
        {additions.map((Addition, index) => (
          <Addition key={index} {...mounted} />
        ))}
      </>
    );
  }

  function Around(page: AroundProps<Machine, View, Address>) {
    const search = useSearch();
    return <Running key={keyOf?.(Object.fromEntries(new URLSearchParams(search)))} {...page} />;
  }

  return {
    machine,
    View: DrawnView as ComponentType<never>,
    props,
    handlers: handlers.map(([name]) => name),
    within,
    ...(typeof head === 'object' && { head }),
    // No browser carries what settles a page.
    ...(served && import.meta.env.SSR && { prepare }),
    wired,
    Route: () => <Around>{(_mounted, draw) => draw()}</Around>,
    Around,
  };
}
