import type { MailKind } from '@guildhall/api/enums';
import { mailKindWords } from '@guildhall/machines/domain/mailKinds';

import { unsubscribeToken } from '../domain/unsubscribeToken.ts';
import type { AccountSettings } from '../repositories/accountSettings.ts';
import type { Content } from './layout.ts';

/** Where the reader of a mail can turn its kind off. */
export const unsubscribeFrom = (
  { id, unsubscribeKey }: Pick<AccountSettings, 'id' | 'unsubscribeKey'>,
  kind: MailKind,
): NonNullable<Content['unsubscribe']> => ({
  label: `Stop Emails About ${titled(mailKindWords[kind])}`,
  path: `/unsubscribe/${unsubscribeToken(id, unsubscribeKey, kind)}`,
});

const titled = (words: string): string =>
  words
    .split(' ')
    .map((word) => (word === 'and' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
