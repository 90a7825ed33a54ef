import type { EventObject } from 'xstate';

import { queryOf } from '../domain/jobCriteria.ts';
import type { Toast } from '../kit/effects.ts';
import type { PageAddress } from '../kit/lists.ts';
import { isSameInAddress } from '../kit/lists.ts';
import { madeBy, put, tell } from '../kit/parts.ts';
import type { Paged, PagedList } from './pagedList.ts';
import { pagedList } from './pagedList.ts';

/** What every directory can be asked for. */
export interface DirectoryAddress extends PageAddress {
  /** Words to look for, trimmed; empty for none. */
  query: string;
}

interface FormContext<Address> {
  /** What the form says; it becomes the address when it is sent. */
  form: Address;
}

/** Something is typed or chosen in the form. */
interface FormChange<Address> {
  type: 'form.change';
  change: Partial<Address>;
}

/** The types of a directory, as `setup` takes them, with what a flow keeps and hears besides. */
export type Directory<
  Address extends DirectoryAddress,
  List extends Paged,
  OwnContext extends object = object,
  OwnEvent extends EventObject = never,
> = PagedList<
  Address,
  List,
  FormContext<Address> & OwnContext,
  FormChange<Address> | { type: 'search.submit' } | OwnEvent
>;

type AnyDirectory = Directory<DirectoryAddress, Paged, object, EventObject>;
type AddressOf<Types extends AnyDirectory> = Types['context']['address'];
type ListOf<Types extends AnyDirectory> = NonNullable<Types['context']['result']>;

interface DirectoryOptions<Types extends AnyDirectory, Operation extends string, Params> {
  types: Types;
  /** The call, by its operationId. */
  operation: Operation;
  /** What the call is asked for at an address. */
  paramsOf: (address: AddressOf<Types>) => Params;
  entriesOf: (list: ListOf<Types>) => readonly unknown[];
  /** The parameters of an address. What is as usual has no value. */
  inAddress: (address: AddressOf<Types>) => Record<string, string>;
  /** Said when the list could not be loaded. */
  failure: Toast;
}

/**
 * A public list whose search is a plain form.
 *
 * Guarantees: those of `pagedList`; nothing that is typed or chosen takes effect before the form is sent, as it is where no
 * script runs; what is sent starts from the first page; the form says what the address says whenever that changes.
 */
export function directory<Types extends AnyDirectory, const Operation extends string, Params>(
  options: DirectoryOptions<Types, Operation, Params>,
) {
  type Address = AddressOf<Types>;
  type Context = FormContext<Address> & { address: Address };
  const { inAddress, ...listOptions } = options;
  const list = pagedList<Types, Operation, Params>(listOptions);
  const { 'address.set': follow } = list.chart.on;
  const { states } = list.chart;
  const asked = ({ form }: Context): Record<string, string> =>
    inAddress({ ...form, query: queryOf(form.query), page: 1 });
  const meta = madeBy('directory');
  return {
    setup: {
      ...list.setup,
      guards: {
        ...list.setup.guards,
        formDiffers: ({ context }: { context: Context }) =>
          !isSameInAddress(asked(context), inAddress(context.address)),
      },
    },
    chart: {
      ...list.chart,
      on: {
        'address.set': {
          ...follow,
          actions: [
            follow.actions,
            put<FormContext<Address>, { type: 'address.set'; address: Address }>(({ event }) => ({
              form: event.address,
            })),
          ],
        },
        'form.change': {
          actions: put<FormContext<Address>, FormChange<Address>>(({ context: { form }, event }) => ({
            form: { ...form, ...event.change },
          })),
        },
        'search.submit': [
          {
            guard: 'formDiffers',
            actions: tell<EventObject, Context>(({ context }) => ({
              type: 'address.change',
              search: asked(context),
            })),
          },
          // The same once more: it may have changed since.
          { target: '.loading' },
        ],
      },
      states: {
        loading: { ...states.loading, meta },
        failed: { ...states.failed, meta },
        empty: { ...states.empty, meta },
        listed: { ...states.listed, meta },
      },
    },
  } as const;
}
