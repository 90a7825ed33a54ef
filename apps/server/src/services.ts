import type { Kysely } from 'kysely';

import type { ChangeStreams } from './changes/changeStreams.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import type { Files } from './files/files.ts';
import type { Mail } from './mail/mail.ts';
import type { Network } from './outside/network.ts';

/** What handlers work with; made once in `app.ts`. */
export type Services = {
  readonly db: Kysely<Database>;
  readonly mail: Mail;
  readonly files: Files;
  readonly changes: ChangeStreams;
  readonly config: Config;
  readonly clock: Clock;
  /** How pages of others are reached; absent: over the internet. */
  readonly network?: Network | undefined;
};
