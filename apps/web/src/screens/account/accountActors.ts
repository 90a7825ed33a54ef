import { brand } from '@guildhall/machines/domain/brand';
import type { CloseAccountCall } from '@guildhall/machines/flows/accountClosing';
import type { FeedChangeCall } from '@guildhall/machines/flows/calendarFeed';
import type { ChangeEmailCall, RequestEmailChangeCall } from '@guildhall/machines/flows/emailChange';
import type { EndSessionCall } from '@guildhall/machines/flows/ownSessions';
import type { ChangePasswordCall } from '@guildhall/machines/flows/passwordChange';
import type { CheckCall } from '@guildhall/machines/flows/verification';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { keepZone } from '../../flow/accountZone.ts';
import { moveFavourites } from '../favourites/keptFavourites.ts';
import { saveFile } from '../shared/saveFile.ts';

export const passwordChangeActors = (api: Api) => ({
  changePassword: fromPromise<unknown, ChangePasswordCall>(({ input, signal }) =>
    api.changePassword({ ...input, signal }),
  ),
});

/** What this browser keeps under the account's email goes on with it. */
export const emailChangeActors = (api: Api, account: string) => ({
  requestEmailChange: fromPromise<Schema<'CodeSent'>, RequestEmailChangeCall>(({ input, signal }) =>
    api.requestEmailChange({ ...input, signal }),
  ),
  changeEmail: fromPromise<Schema<'AccountEmail'>, ChangeEmailCall>(async ({ input, signal }) => {
    const changed = await api.changeEmail({ ...input, signal });
    moveFavourites(account, changed.email);
    return changed;
  }),
});

const copyText = fromPromise<void, { text: string }>(({ input }) => window.navigator.clipboard.writeText(input.text));

type Feed = Schema<'CalendarFeed'>;

export const calendarFeedActors = (api: Api) => ({
  getCalendarFeed: fromPromise<Feed, void>(({ signal }) => api.getCalendarFeed({ signal })),
  renewCalendarFeed: fromPromise<Feed, FeedChangeCall>(({ input, signal }) =>
    api.renewCalendarFeed({ ...input, signal }),
  ),
  endCalendarFeed: fromPromise<Feed, FeedChangeCall>(({ input, signal }) => api.endCalendarFeed({ ...input, signal })),
  copyText,
});

export const verificationActors = (api: Api) => ({
  getVerification: fromPromise<Schema<'Verification'>, void>(({ signal }) => api.getVerification({ signal })),
  checkVerification: fromPromise<Schema<'Verification'>, CheckCall>(({ input, signal }) =>
    api.checkVerification({ body: input, signal }),
  ),
  copyText,
});

export const ownSessionsActors = (api: Api) => ({
  listSessions: fromPromise<Schema<'SessionList'>, void>(({ signal }) => api.listSessions({ signal })),
  endSession: fromPromise<unknown, EndSessionCall>(({ input, signal }) => api.endSession({ ...input, signal })),
  endOtherSessions: fromPromise<unknown, void>(({ signal }) => api.endOtherSessions({ signal })),
});

export const accountExportActors = (api: Api) => ({
  exportAccount: fromPromise<void, void>(async ({ signal }) =>
    saveFile(await api.exportAccount({ signal }), `${brand.toLowerCase()}-account.json`),
  ),
});

export const accountClosingActors = (api: Api) => ({
  getAccountClosing: fromPromise<Schema<'AccountClosing'>, void>(({ signal }) => api.getAccountClosing({ signal })),
  closeAccount: fromPromise<unknown, CloseAccountCall>(({ input, signal }) => api.closeAccount({ ...input, signal })),
});

type Preferences = Schema<'EmailPreferences'>;

export const emailPreferencesActors = (api: Api) => ({
  getEmailPreferences: fromPromise<Preferences, void>(({ signal }) => api.getEmailPreferences({ signal })),
  setEmailPreference: fromPromise<Preferences, Schema<'EmailPreference'>>(({ input, signal }) =>
    api.setEmailPreference({ body: input, signal }),
  ),
});

type Zone = Schema<'AccountTimezone'>;

/** What the server says is kept for the whole app: other parts of the page, and other tabs, show times in it at once. */
export function accountTimezoneActors(api: Api, account: string) {
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
