import type { Listening } from './listen.ts';
import { listen } from './listen.ts';

/** How long after a lost connection another one is tried, in milliseconds. */
const pause = 10_000;

/**
 * Calls back whenever something changed that public pages show, on every replica. While PostgreSQL cannot be heard it does
 * not: who keeps what pages show must not rely on it alone.
 */
export function hearPageChanges(connectionString: string, onChange: () => void): Listening {
  let isOver = false;
  let later: NodeJS.Timeout | undefined;
  let listening: Promise<Listening>;
  const start = (): void => {
    listening = listen({ connectionString, channel: 'pages', onNotice: onChange, onLost: startLater });
    // Also for what changed before it was heard.
    listening.then(onChange, startLater);
  };
  // Those who read from the database say that it is away.
  const startLater = (): void => {
    if (!isOver) later = setTimeout(start, pause).unref();
  };
  start();
  return {
    async stop() {
      isOver = true;
      clearTimeout(later);
      const current = await listening.catch(() => undefined);
      await current?.stop();
    },
  };
}
