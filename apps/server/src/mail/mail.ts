import type { Kysely } from 'kysely';

import type { Database } from '../db/schema.ts';
import type { MailData, TemplateName } from './templates.ts';

/** One mail to one person. */
export type Message = {
  [Name in TemplateName]: { readonly template: Name; readonly to: string; readonly data: MailData<Name> };
}[TemplateName];

export type SendOptions = {
  /** For codes: how many their network address has asked for lately, this one included. Fewer go first. Default: 1. */
  readonly rank?: number;
};

/** The only way mail leaves the server. */
export type Mail = {
  /**
   * Queues a mail inside the caller's transaction: it is sent after the commit, once, with retries, also when the
   * server is killed in between; and never when the transaction is rolled back.
   */
  send(trx: Kysely<Database>, message: Message, options?: SendOptions): Promise<void>;
};
