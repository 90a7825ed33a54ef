import type { CheckCall } from '@guildhall/machines/flows/verification';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { keepZone } from '../../flow/accountZone.ts';
import { copyText } from '../../kit/copyText.ts';

export const verificationCalls = (api: Api) => ({
  checkVerification: fromPromise<Schema<'Verification'>, CheckCall>(({ input, signal }) =>
    api.checkVerification({ body: input, signal }),
  ),
  copyText,
});

type Zone = Schema<'AccountTimezone'>;

/** What the server says is kept for the whole app: other parts of the page, and other tabs, show times in it at once. */
export function accountTimezoneCalls(api: Api, account: string) {
  const keep = (zone: Zone): Zone => {
    keepZone(account, zone.timezone);
    return zone;
  };
  return {
    getAccountTimezone: fromPromise<Zone, void>(async ({ signal }) => keep(await api.getAccountTimezone({ signal }))),
    setAccountTimezone: fromPromise<Zone, Zone>(async ({ input, signal }) =>
      keep(await api.setAccountTimezone({ body: input, signal })),
    ),
  };
}
