import { accountTimezoneMachine } from '@guildhall/machines/flows/accountTimezone';
import { required } from '@guildhall/machines/kit/required';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import { keepZone } from '../../flow/accountZone.ts';
import { laterView } from '../../flow/laterView.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { FieldPendingView } from '../shared/fields/FieldPendingView.tsx';
import { AccountTimezoneView } from './AccountTimezoneView.tsx';

type Zone = Schema<'AccountTimezone'>;

/** A list to choose from is heavy, and most people come for something else. */
const FieldView = laterView(
  async () => (await import('./ZoneFieldView.tsx')).ZoneFieldView,
  () => <FieldPendingView label="half" />,
);

/** The time zone in which the person sees times. */
export const screen = defineScreen({
  machine: accountTimezoneMachine,
  View: AccountTimezoneView,
  within: 'account',
  props: ({ deviceZone }) => ({ deviceZone, FieldView }),
  calls: (api, { account }) => {
    // What the server says is kept for the whole app: other parts of the page, and other tabs, show times in it at once.
    const keep = (zone: Zone): Zone => {
      keepZone(required(account).email, zone.timezone);
      return zone;
    };
    return {
      getAccountTimezone: fromPromise<Zone, void>(async ({ signal }) => keep(await api.getAccountTimezone({ signal }))),
      setAccountTimezone: fromPromise<Zone, Zone>(async ({ input, signal }) =>
        keep(await api.setAccountTimezone({ body: input, signal })),
      ),
    };
  },
});
