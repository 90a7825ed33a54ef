import type { Search } from '@guildhall/machines/kit/lists';
import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

import type { Api } from '../api.ts';
import { readDraft, writeDraft } from '../flow/drafts.ts';
import { settle } from '../flow/settle.ts';
import { useAddress } from '../flow/useAddress.ts';
import type { Flow } from '../flow/useFlow.ts';
import { useFlow } from '../flow/useFlow.ts';
import type { Moved, Prepared, RouteModule } from '../routeModule.ts';
import { useApi, useSession } from '../session/SessionProvider.tsx';
import type { Head, PageHeadProps } from '../shell/PageHead.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import type { Draft } from './keptDraft.tsx';
import { draftState, KeptDraft, useNoQuestion } from './keptDraft.tsx';
import type { Clock, Place, Reader, Zone } from './reader.ts';
import { placeOf, useReader, visitorAt } from './reader.ts';
import type { CallsFor, NeedsCalls } from './withCalls.ts';
import { withCalls } from './withCalls.ts';

/** A screen on its page. */
export interface Mounted<Machine extends AnyStateMachine, Address, Params = unknown> extends Flow<Machine> {
  /** With its calls in place. */
  machine: Machine;
  place: Place;
  /** What the address asks the flow for. */
  address: Address;
  params: Params;
}

/** What a screen does besides drawing itself: it draws nothing, or something over the screen. */
export type Addition<Machine extends AnyStateMachine, Address, Params = unknown> = (
  mounted: Mounted<Machine, Address, Params>,
) => ReactNode;

type AnyView = (props: never) => ReactNode;

/** What a view is given besides its flow. */
type OwnProps<View extends AnyView> = Omit<Parameters<View>[0], keyof Flow<AnyStateMachine>>;

/** A view of this machine, and of no other. */
type ViewOf<Machine extends AnyStateMachine, View extends AnyView> =
  SnapshotFrom<Machine> extends Parameters<View>[0]['snapshot'] ? View : never;

type Calls<Machine extends AnyStateMachine, Params> =
  NeedsCalls<Machine> extends true
    ? { calls: (api: Api, place: Place, params: Params) => CallsFor<Machine> }
    : { calls?: (api: Api, place: Place, params: Params) => CallsFor<Machine> };

/** What a machine begins with, besides what was typed before. */
type Beginning<Machine extends AnyStateMachine> = Omit<NonNullable<InputFrom<Machine>>, 'draft'>;

/** Nothing but what the address says, or nothing at all, need not be written. */
type Input<Machine extends AnyStateMachine, Address, Params> =
  undefined extends InputFrom<Machine>
    ? { input?: undefined }
    : { address: Address } extends Beginning<Machine>
      ? { input?: undefined }
      : { input: (place: Place, params: Params, address: Address) => Beginning<Machine> };

/** A machine that begins with what was typed before has it kept. */
type Drafts<Machine extends AnyStateMachine, Params> = 'draft' extends keyof InputFrom<Machine>
  ? { draft: Draft<Machine, Params> }
  : { draft?: undefined };

interface Served<Machine extends AnyStateMachine, Address> {
  /** Which of the pages of this flow it is. Default: there is one. */
  idOf?: (place: Place, address: Address) => string;
  /** What is not as usual: the page is elsewhere, is gone, or has a picture of its own when it is shared. */
  answer?: (snapshot: SnapshotFrom<Machine>, place: Place) => Moved | Omit<Prepared, 'snapshots'> | null;
}

type Definition<
  Machine extends AnyStateMachine,
  View extends AnyView,
  Address,
  Params,
  Part extends keyof OwnProps<View>,
> = {
  machine: Machine;
  View: ViewOf<Machine, View>;
  /** What the view is given besides its flow, made of plain data about who reads, and of what was opened. */
  props: (place: Place, params: Params) => Omit<OwnProps<View>, Part>;
  /**
   * What the view is given besides `props` that only a running page can make: other screens, and functions. It is a hook.
   * Stories do without, or have it from `readers.ts`.
   */
  useParts?: (mounted: Mounted<NoInfer<Machine>, NoInfer<Address>, NoInfer<Params>>) => Pick<OwnProps<View>, Part>;
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
  /** Everything begins anew when this changes; null: there is nothing to draw. Default: only with another page. */
  keyOf?: (query: Search, account: Reader['account']) => string | null;
  /** At which of its steps the flow is: what was said at one goes with it. */
  stepOf?: (snapshot: SnapshotFrom<Machine>) => number;
  /** Called once, when the flow is over. */
  onDone?: (snapshot: SnapshotFrom<Machine>, place: Place, params: Params) => void;
  additions?: readonly Addition<NoInfer<Machine>, NoInfer<Address>, NoInfer<Params>>[];
  /** The page of which it is a tab or a part, by its folder. */
  within?: string;
} & Calls<Machine, Params> &
  Input<Machine, Address, Params> &
  Drafts<Machine, Params>;

/** A screen as one value. The routes, Storybook and the tests read it. A dialog takes what it is opened with as `Params`. */
export interface Screen<Params extends object = object> {
  machine: AnyStateMachine;
  View: ComponentType<never>;
  props: (place: Place, params: Params) => object;
  within: string | null;
  head?: Head;
  prepare?: NonNullable<RouteModule['prepare']>;
  /** The flow's machine with its calls in place. */
  wired: (api: Api, place: Place, params: Params) => AnyStateMachine;
  /** The screen with its flow running, on a page of its own or as a part of one. */
  Route: (params: Params) => ReactNode;
}

/** Draws the view of a screen where the page around it wants it, with the parts that are that page's to give. */
export type Draw<View extends AnyView> = (parts?: Partial<OwnProps<View>>) => ReactNode;

interface AroundProps<Machine extends AnyStateMachine, View extends AnyView, Address, Params> {
  children: (mounted: Mounted<Machine, Address, Params>, draw: Draw<View>) => ReactNode;
}

interface ScreenOf<
  Machine extends AnyStateMachine,
  View extends AnyView,
  Address,
  Params extends object,
> extends Screen<Params> {
  /** The screen with its flow running, for a page around it that shares the flow. */
  Around: (props: Params & AroundProps<Machine, View, Address, Params>) => ReactNode;
}

/**
 * A screen as one value: a flow's machine, the view that draws its snapshots, and what both are given. Its calls are the
 * operations of the contract by name; `calls` says the exceptions.
 */
export function defineScreen<
  Machine extends AnyStateMachine,
  View extends AnyView,
  Address = undefined,
  Params extends object = object,
  Part extends keyof OwnProps<View> = never,
>(definition: Definition<Machine, View, Address, Params, Part>): ScreenOf<Machine, View, Address, Params> {
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
    useParts = () => ({}),
    additions = [],
    within = null,
  } = definition;
  // Where the address is not read, `Address` is undefined.
  const read = definition.address ?? (() => undefined as Address);
  // The types above have matched the view with its machine and its props.
  const DrawnView = definition.View as unknown as ComponentType<object>;
  // Where calls are needed the types above have asked for them.
  const callsWith = (...given: [Api, Place, Params]) =>
    [definition.calls?.(...given)] as unknown as [CallsFor<Machine>];
  const wired = (...given: [Api, Place, Params]) => withCalls(machine, given[0], ...callsWith(...given));
  const draft: Draft<Machine, Params> | undefined = definition.draft;
  const useLeaving = draft?.useLeaving ?? useNoQuestion;

  /** What a flow begins with; the types above have asked for what it needs, and for the name of its draft. */
  const inputAt = (place: Place, params: Params, address: Address) => {
    const input = definition.input?.(place, params, address) ?? { address };
    return (draft ? { ...input, draft: readDraft(draft.name(place, params)) } : input) as InputFrom<Machine>;
  };
  const snapshotId = (place: Place, address: Address) =>
    served?.idOf ? `${machine.id} ${served.idOf(place, address)}` : machine.id;

  async function prepare(api: Api, url: URL): Promise<Prepared | Moved> {
    const place = placeOf(visitorAt(url));
    const address = read(place.query);
    // A page is opened with nothing but its address.
    const params = {} as Params;
    const { snapshot, persisted, change } = await settle(wired(api, place, params), inputAt(place, params, address));
    if (change) return { location: place.here(change), status: 302 };
    const answer = served?.answer?.(snapshot, place) ?? {};
    return 'location' in answer ? answer : { ...answer, snapshots: { [snapshotId(place, address)]: persisted } };
  }

  function Running({ params, children }: { params: Params } & AroundProps<Machine, View, Address, Params>) {
    const api = useApi();
    const place = placeOf(useReader(clock, zone));
    const address = useAddress(read);
    const [called] = useState(() => wired(api, place, params));
    const [input] = useState(() => inputAt(place, params, address));
    const draftName = draft?.name(place, params) ?? null;
    const flow = useFlow(() => called, {
      input,
      snapshotId: snapshotId(place, address),
      ...(stepOf && { stepOf }),
      onDone: (snapshot) => {
        // The form may be gone before it is drawn once more.
        if (draft && draftName !== null && draftState(draft, snapshot).isOver) writeDraft(draftName, null);
        onDone?.(snapshot, place, params);
      },
    });
    const { send } = flow;
    useEffect(() => {
      // A machine whose screen reads the address takes this event.
      if (address !== undefined) send({ type: 'address.set', address } as unknown as EventFromLogic<Machine>);
    }, [send, address]);
    const openHead = typeof head === 'function' ? head(place, flow.snapshot) : head?.isIndexed && head;
    const mounted = { ...flow, machine: called, place, address, params };
    const parts = useParts(mounted);
    const { onClose }: { onClose?: () => void } = params;
    const { question, close } = useLeaving(draftName ?? '', onClose ?? (() => {}));
    return (
      <>
        {openHead && <PageHead {...openHead} />}
        {children(mounted, (given) => (
          <DrawnView
            {...flow}
            {...props(place, onClose ? { ...params, onClose: close } : params)}
            {...parts}
            {...given}
          />
        ))}
        {draft && draftName !== null && <KeptDraft name={draftName} state={draftState(draft, flow.snapshot)} />}
        {question}
        {additions.map((Addition, index) => (
          <Addition key={index} {...mounted} />
        ))}
      </>
    );
  }

  function Keyed(running: { params: Params } & AroundProps<Machine, View, Address, Params>) {
    const search = useSearch();
    const account = useSession();
    const key = keyOf?.(Object.fromEntries(new URLSearchParams(search)), account);
    return key === null ? null : <Running key={key} {...running} />;
  }

  return {
    machine,
    View: DrawnView as ComponentType<never>,
    props,
    within,
    ...(typeof head === 'object' && { head }),
    // No browser carries what settles a page.
    ...(served && import.meta.env.SSR && { prepare }),
    wired,
    Route: (params) => <Keyed params={params}>{(_mounted, draw) => draw()}</Keyed>,
    Around: (page) => <Keyed params={page}>{page.children}</Keyed>,
  };
}
