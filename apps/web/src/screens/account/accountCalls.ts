import { brand } from '@guildhall/machines/domain/brand';
import type { ChangeEmailCall } from '@guildhall/machines/flows/emailChange';
import type { CheckCall } from '@guildhall/machines/flows/verification';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { keepZone } from '../../flow/accountZone.ts';
import { copyText } from '../../kit/copyText.ts';
import { moveFavourites } from '../favourites/keptFavourites.ts';
import { saveFile } from '../shared/saveFile.ts';

/** What this browser keeps under the account's email goes on with it. */
export const emailChangeCalls = (api: Api, account: string) => ({
  changeEmail: fromPromise<Schema<'AccountEmail'>, ChangeEmailCall>(async ({ input, signal }) => {
    const changed = await api.changeEmail({ ...input, signal });
    moveFavourites(account, changed.email);
    return changed;
  }),
});

export const verificationCalls = (api: Api) => ({
  checkVerification: fromPromise<Schema<'Verification'>, CheckCall>(({ input, signal }) =>
    api.checkVerification({ body: input, signal }),
  ),
  copyText,
});

export const accountExportCalls = (api: Api) => ({
  exportAccount: fromPromise<void, void>(async ({ signal }) =>
    saveFile(await api.exportAccount({ signal }), `${brand.toLowerCase()}-account.json`),
  ),
});

type Preferences = Schema<'EmailPreferences'>;

export const emailPreferencesCalls = (api: Api) => ({
  setEmailPreference: fromPromise<Preferences, Schema<'EmailPreference'>>(({ input, signal }) =>
    api.setEmailPreference({ body: input, signal }),
  ),
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
