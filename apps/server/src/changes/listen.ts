import pg from 'pg';

export type ListenOptions = {
  readonly connectionString: string;
  /** Where the triggers write: who changed for whom, or that pages changed. */
  readonly channel: 'changes' | 'pages';
  /** A notice of the triggers, as they wrote it. */
  readonly onNotice: (notice: string) => void;
  /** Called once, when notices may have been missed from now on. */
  readonly onLost: (error: Error) => void;
};

export type Listening = { readonly stop: () => Promise<void> };

/** How often the connection is asked whether it still is one, and how long that may take, in milliseconds. */
const pulse = 15_000;
const patience = 5000;

/** Said to oneself. Another server's is none of ours, and is no change either. */
const greeting = `hello ${process.pid}`;

/** Listens to what the triggers say of changes, on a connection of its own: one of the pool could not be given back. */
export async function listen({ connectionString, channel, onNotice, onLost }: ListenOptions): Promise<Listening> {
  const client = new pg.Client({
    connectionString,
    application_name: `guildhall ${channel}`,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
  });
  let isOver = false;
  const end = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    clearInterval(asking);
    // What is broken cannot be ended properly.
    await client.end().catch(() => {});
  };
  const lose = (error: Error): void => {
    if (isOver) return;
    void end();
    onLost(error);
  };
  const asking = setInterval(() => void client.query('select 1').catch(lose), pulse).unref();
  client.on('error', lose);
  client.on('end', () => lose(new Error('PostgreSQL closed the connection that listens to changes.')));
  const greeted = Promise.withResolvers<void>();
  client.on('notification', ({ payload = '' }) => {
    if (payload === greeting) greeted.resolve();
    else onNotice(payload);
  });
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    // A pooler may give each statement to another connection of its own: then nothing would ever be heard.
    await client.query('select pg_notify($1, $2)', [channel, greeting]);
    const deaf = setTimeout(() => greeted.reject(new Error('This connection hears no notices.')), patience);
    await greeted.promise.finally(() => clearTimeout(deaf));
  } catch (error) {
    await end();
    throw error;
  }
  return { stop: end };
}
