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
  /** Waits until the kinds heard since the last call are these, in any order. */
  readonly hears: (...kinds: string[]) => Promise<void>;
  /** Waits for the change of this id, and forgets what came until then. */
  readonly startsAfter: (id: string) => Promise<void>;
  /** Waits until the server has ended it. */
  readonly ends: () => Promise<void>;
  readonly close: () => void;
};

/** How soon a change is heard is for the bench of streams: a busy machine is slow, and slow is not wrong. */
const patience = { interval: 5, timeout: 15_000 };

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
      await expect.poll(() => kinds().slice(told).sort(), patience).toEqual(expected.sort());
      told = kinds().length;
    },
    async startsAfter(id) {
      const end = (): number => text.indexOf('\n\n', text.includes(id) ? text.indexOf(id) : text.length);
      await expect.poll(end, patience).toBeGreaterThan(0);
      start = end() + 2;
    },
    ends: () => over.promise,
    close: () => gone.abort(),
  };
}
