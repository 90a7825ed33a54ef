import type { MailKind } from '@guildhall/api/enums';
import { mailKindWords } from '@guildhall/machines/domain/mailKinds';

import type { Row } from '../db/schema.ts';
import { escapeHtml } from '../mail/escapeHtml.ts';
import { mailedPage as page } from './mailedPage.ts';

/** The digests of a saved search, or an account's emails of one kind. */
export type Subscription =
  | { readonly search: Pick<Row<'savedSearches'>, 'name' | 'digest'> }
  | { readonly kind: MailKind };

const quoted = (name: string): string => `“${escapeHtml(name)}”`;

const aboutOf = (what: Subscription): string =>
  'search' in what ? `your saved search ${quoted(what.search.name)}` : mailKindWords[what.kind];

/** What goes on all the same. */
const keptOf = (what: Subscription): string =>
  'search' in what ? 'The search stays saved.' : 'You still get every other email, as you have set it.';

/** Asks first: programs that look through mail open each link, and must change nothing. */
export const askPage = (what: Subscription): string =>
  page(
    'Stop these emails?',
    `<p>You get ${'search' in what ? `a ${what.search.digest} email` : 'emails'} about ${aboutOf(what)}.</p>
<form method="post"><p class="action"><button>Stop These Emails</button></p></form>
<p>${keptOf(what)}</p>`,
  );

export const stoppedPage = (what: Subscription): string =>
  page(
    'These emails are stopped',
    `<p>You will get no more mail about ${aboutOf(what)}. ${keptOf(what)}</p>
<p>To turn the emails on again, ${
      'search' in what
        ? '<a href="/login">log in</a>, open your saved searches, and choose how often you want one.'
        : 'open <a href="/account?part=emails">your account</a>.'
    }</p>`,
  );

export const unknownPage = (): string =>
  page(
    'This link does not work',
    `<p>It may have been cut off in your mail program. If the saved search or the account has been removed, no mail is sent about it any more.</p>
<p>To choose which emails you get, open <a href="/account?part=emails">your account</a>.</p>`,
  );
