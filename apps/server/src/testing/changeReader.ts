import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

/** A stream of changes, read over a real connection as a browser does. */
export type ChangeReader = {
  readonly status: number;
  readonly headers: Headers;
  /** Everything. */
  readonly text: () => string;
  /** The kinds heard so far, in order. */
  readonly kinds: () => string[];
  readonly ids: (kind: string) => string[];
  /** Waits until the kinds heard since the last call are these, in any order, and gives how many milliseconds it took. */
  readonly hears: (...kinds: string[]) => Promise<number>;
  /** Waits for the change of this id, and forgets what came until then. */
  readonly startsAfter: (id: string) => Promise<void>;
  /** Waits until the server has ended it. */
  readonly ends: () => Promise<void>;
  readonly close: () => void;
};

/** Has `app` listen, and says where. */
export function originOf(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}

export async function readChanges(origin: string, token: string): Promise<ChangeReader> {
  const gone = new AbortController();
  const response = await fetch(`${origin}/api/v1/session/changes`, {
    headers: { authorization: `Bearer ${token}` },
    signal: gone.signal,
  });
  let text = '';
  let start = 0;
  let told = 0;
  const over = Promise.withResolvers<void>();
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  read().then(over.resolve, over.reject);
  // Who closes it does not ask whether it has ended.
  over.promise.catch(() => {});
  const changes = (): { kind: string; id: string }[] =>
    text
      .slice(start)
      .split('\n\n')
      .flatMap((event) => {
        const data = /^event: change\ndata: (.*)$/.exec(event)?.[1];
        return data === undefined ? [] : [JSON.parse(data) as { kind: string; id: string }];
      });
  const kinds = (): string[] => changes().map(({ kind }) => kind);
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    kinds,
    ids: (kind) => changes().flatMap((change) => (change.kind === kind ? [change.id] : [])),
    async hears(...expected) {
      const since = performance.now();
      await expect.poll(() => kinds().slice(told).sort(), { interval: 5, timeout: 2000 }).toEqual(expected.sort());
      told = kinds().length;
      return performance.now() - since;
    },
    async startsAfter(id) {
      const end = (): number => text.indexOf('\n\n', text.includes(id) ? text.indexOf(id) : text.length);
      await expect.poll(end, { interval: 5, timeout: 2000 }).toBeGreaterThan(0);
      start = end() + 2;
    },
    ends: () => over.promise,
    close: () => gone.abort(),
  };
}
