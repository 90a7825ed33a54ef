import type { AnyEventObject, EventObject } from 'xstate';

import { call } from '../kit/actors.ts';
import type { Effect, Toast } from '../kit/effects.ts';
import type { PageAddress } from '../kit/lists.ts';
import { isSameInAddress, pageInAddress } from '../kit/lists.ts';
import type { Held, News, NewsContext } from '../kit/news.ts';
import { moves, newsIn } from '../kit/news.ts';
import type { AnsweredCall } from '../kit/parts.ts';
import { keyed, madeBy, put, tell } from '../kit/parts.ts';
import { required } from '../kit/required.ts';
import type { Schema } from '../kit/schema.ts';

/** One page of a list, as the contract answers it. */
export interface Paged {
  pagination: Schema<'Pagination'>;
}

/** What the address says now: the one way to another list or page. */
interface AddressSet<Address> {
  type: 'address.set';
  address: Address;
}

/** The list was read anew, because something in it has changed elsewhere; `address` is what was asked for. */
export interface ListHeard<Address, List> extends Held {
  type: 'list.heard';
  address: Address;
  list: List;
}

/** The types of such a list, as `setup` takes them, with what a flow keeps and hears besides. */
export interface PagedList<
  Address extends PageAddress,
  List extends Paged,
  OwnContext extends object = object,
  OwnEvent extends EventObject = never,
> {
  context: {
    /** What is listed, or about to be. */
    address: Address;
    /** What was loaded last. It stays on screen while the list loads again, so that nothing jumps. */
    result: List | null;
  } & OwnContext;
  events: AddressSet<Address> | { type: 'list.retry' } | OwnEvent;
  input: { address: Address };
  emitted: Effect;
  tags: 'busy';
}

type AnyPagedList = PagedList<PageAddress, Paged, object, EventObject>;
type AddressOf<Types extends AnyPagedList> = Types['context']['address'];
type ListOf<Types extends AnyPagedList> = NonNullable<Types['context']['result']>;

interface PagedListOptions<Types extends AnyPagedList, Operation extends string, Params> {
  types: Types;
  /** The call, by its operationId. */
  operation: Operation;
  /** What the call is asked for at an address. */
  paramsOf: (address: AddressOf<Types>) => Params;
  entriesOf: (list: ListOf<Types>) => readonly unknown[];
  /** Said when the list could not be loaded. */
  failure: Toast;
  /** What an address says besides its page, where a flow may have to go back to it. Default: nothing. */
  searchOf?: (address: AddressOf<Types>) => Record<string, string>;
}

/**
 * Where a list loads or rests: something in it was changed here. A list under way is asked for again: its answer may have
 * been read before the change.
 */
export const whenRefreshed = { 'list.refresh': { target: 'loading', reenter: true } } as const;

const isSame = <Address extends object>(one: Address, other: Address): boolean =>
  (Object.keys(one) as (keyof Address)[]).every((name) => isSameInAddress(one[name], other[name]));

/**
 * A list that is read page by page, and whose address says what is listed.
 *
 * Guarantees: what is listed follows the address alone, in the same way on arrival, on Back, on Forward and when the flow
 * itself asked for it; an address that says nothing new loads nothing; a change while the list is loading drops the answer
 * to the earlier request; what was loaded last stays until something newer is there; a page past the end gives way to the
 * last one and does not stay in the history; a failure can be retried; what changed under a dialog does not move when it
 * is closed, but is offered.
 */
export function pagedList<Types extends AnyPagedList, const Operation extends string, Params>({
  types,
  operation,
  paramsOf,
  entriesOf,
  failure,
  searchOf = () => ({}),
}: PagedListOptions<Types, Operation, Params>) {
  type Address = AddressOf<Types>;
  type List = ListOf<Types>;
  type Context = PagedList<Address, List>['context'];
  type Call = { params: Params };
  type Answer = { event: AnsweredCall<List> };
  const listOf = ({ event }: Answer) => event.output;
  const addressOf = ({ event }: { event: { address: Address } }) => event.address;
  type Offering = Context & NewsContext<List>;
  // A list that offers nothing keeps no news.
  const noNews = (context: object) => ('news' in context ? { news: null } : {});
  const keepList = put<Context, AnsweredCall<List>>(({ context, event }) => ({
    result: event.output,
    ...noNews(context),
  }));
  type Heard = ListHeard<Address, List>;
  const heardOf = ({ event }: { event: Heard }) => event;
  const keepHeard = put<Context, Heard>(({ context, event }) => ({ result: event.list, ...noNews(context) }));
  const shown = ({ result }: Context) => (result === null ? [] : entriesOf(result));
  const isPastTheEnd = ({ pagination: { page, pages } }: List) => pages > 0 && page > pages;
  const askForLastPage = ({ pagination: { pages } }: List): Effect => ({
    type: 'address.change',
    search: { page: pageInAddress(pages) },
    // Back would otherwise lead to the page that is not there, and from there here again.
    replace: true,
  });
  const meta = madeBy('pagedList');
  const turn = {
    guard: { type: 'addressDiffers', params: addressOf },
    target: '.loading',
    actions: put<Context, AddressSet<Address>>(({ event }) => ({ address: event.address })),
  } as const;
  const newsOf = (context: Partial<NewsContext<List>>): News<List> | null => context.news ?? null;
  const showNews = put<Offering>(({ context: { news } }) => ({ result: required(news).list, news: null }));
  const takeHeard = [
    {
      guard: { type: 'isOfNoPage', params: heardOf },
      actions: tell<Heard>(({ event }) => askForLastPage(event.list)),
    },
    { guard: { type: 'isOfThisPage', params: heardOf }, target: 'listed', reenter: true, actions: keepHeard },
    { guard: { type: 'isOfNothingHere', params: heardOf }, target: 'empty', reenter: true, actions: keepHeard },
  ] as const;
  return {
    /** What is asked for at an address, for a page that asks by itself. */
    paramsOf,
    /** What `setup` takes. */
    setup: {
      types,
      actors: keyed(operation, call<List, Call>(operation)),
      guards: {
        addressDiffers: ({ context }: { context: Context }, address: Address) => !isSame(address, context.address),
        pageIsPastTheEnd: (_: unknown, list: List) => isPastTheEnd(list),
        nothingIsListed: (_: unknown, list: List) => entriesOf(list).length === 0,
        isOfThisPage: ({ context }: { context: Context }, { address, list }: Heard) =>
          isSame(address, context.address) && entriesOf(list).length > 0,
        isOfNothingHere: ({ context }: { context: Context }, { address, list }: Heard) =>
          isSame(address, context.address) && list.pagination.total === 0,
        isOfNoPage: ({ context }: { context: Context }, { address, list }: Heard) =>
          isSame(address, context.address) && isPastTheEnd(list),
        isOffered: ({ context }: { context: Context }, { address, list, wasHeld = false }: Heard) =>
          wasHeld && isSame(address, context.address) && moves(shown(context), entriesOf(list)),
        hasNews: ({ context }: { context: object }) => newsOf(context) !== null,
        newsAreOfNoPage: ({ context }: { context: object }) => {
          const news = newsOf(context);
          return news !== null && isPastTheEnd(news.list);
        },
        newsAreNone: ({ context }: { context: object }) => newsOf(context)?.list.pagination.total === 0,
      },
    },
    /** What `createMachine` takes. */
    chart: {
      initial: 'loading',
      on: {
        'address.set': turn,
      },
      states: {
        loading: {
          meta,
          tags: 'busy',
          invoke: {
            id: operation,
            src: operation,
            input: ({ context }: { context: Context }): Call => ({ params: paramsOf(context.address) }),
            onDone: [
              {
                guard: { type: 'pageIsPastTheEnd', params: listOf },
                actions: tell<AnsweredCall<List>>(({ event }) => askForLastPage(event.output)),
              },
              { guard: { type: 'nothingIsListed', params: listOf }, target: 'empty', actions: keepList },
              { target: 'listed', actions: keepList },
            ],
            onError: { target: 'failed', actions: tell(() => failure) },
          },
        },
        failed: { meta, on: { 'list.retry': 'loading' } },
        empty: { meta },
        listed: { meta },
      },
    },
    whenRefreshed,
    /** Where it rests: what was read anew takes the place of the list, and nothing is busy meanwhile. */
    whenHeard: { 'list.heard': takeHeard },
    /** Where it rests, and a dialog may lie over it: what would move under that dialog is offered after it. */
    whenOffered: {
      'list.heard': [
        {
          guard: { type: 'isOffered', params: heardOf },
          actions: put<Offering, Heard>(({ context, event: { list } }) => ({
            news: newsIn(shown(context), list, entriesOf(list)),
          })),
        },
        ...takeHeard,
      ],
      'news.show': [
        {
          guard: 'newsAreOfNoPage',
          actions: tell<AnyEventObject, Offering>(({ context: { news } }) => askForLastPage(required(news).list)),
        },
        { guard: 'newsAreNone', target: 'empty', actions: showNews },
        { guard: 'hasNews', target: 'listed', reenter: true, actions: showNews },
      ],
    },
    /** Besides what it hears: another address while a question about an entry is open. The flow's `leave` forgets the entry. */
    whileAsking: { 'address.set': { ...turn, target: 'loading', actions: ['leave', turn.actions] } },
    /** What is under way is not left behind: the address goes back to the list it was begun in. */
    whileSending: {
      'address.set': {
        guard: turn.guard,
        actions: tell<AnyEventObject, Context>(({ context: { address } }) => ({
          type: 'address.change',
          search: { ...searchOf(address), page: pageInAddress(address.page) },
        })),
      },
    },
  } as const;
}
