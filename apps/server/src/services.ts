import type { Kysely } from 'kysely';

import type { ChangeStreams } from './changes/changeStreams.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import type { Standbys } from './db/standbys.ts';
import type { Files } from './files/files.ts';
import type { Mail } from './mail/mail.ts';
import type { Network } from './outside/network.ts';

/** What handlers work with; made once in `app.ts`. */
export type Services = {
  /** In a call that reads, it may be a standby, which takes no writes. */
  readonly db: Kysely<Database>;
  /** Where `db` is a standby, the primary: for the little that a read writes. */
  readonly primary?: Kysely<Database> | undefined;
  /** Absent where there are none. */
  readonly standbys?: Standbys | undefined;
  readonly mail: Mail;
  readonly files: Files;
  readonly changes: ChangeStreams;
  readonly config: Config;
  readonly clock: Clock;
  /** How pages of others are reached; absent: over the internet. */
  readonly network?: Network | undefined;
};
