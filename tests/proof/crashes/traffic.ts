import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Pair } from './people.ts';

/** What was acknowledged: a title → the id that the server gave. */
export type Acknowledged = { readonly projects: Map<string, string>; readonly applications: Map<string, string> };

export type Traffic = {
  readonly acknowledged: Acknowledged;
  /** Answers that are neither success nor "come again". */
  readonly surprises: readonly string[];
  /** How often a request got no answer, by its connection's fate, and how often a 503. */
  readonly failures: { cut: number; refused: number };
  /** The longest that anyone waited for an answer or a broken connection, in milliseconds. */
  readonly slowest: () => number;
  /** Waits until so many more applications are acknowledged. */
  readonly more: (count: number) => Promise<void>;
  /** Lets everyone finish what they do, and gives what was acknowledged. */
  readonly stop: () => Promise<Acknowledged>;
};

/** A request that takes longer hangs, in milliseconds. */
const patience = 20_000;

/**
 * Each pair posts and applies, again and again: the client a job, the freelancer for it. Anyone who gets no answer, or is
 * told to come again, sends the same request with the same key until it is acknowledged.
 */
export function startTraffic(url: () => string, pairs: readonly Pair[]): Traffic {
  const acknowledged: Acknowledged = { projects: new Map(), applications: new Map() };
  const surprises: string[] = [];
  const failures = { cut: 0, refused: 0 };
  const watchers = new Set<() => void>();
  let slowest = 0;
  let isStopping = false;

  const once = async (path: string, token: string, key: string, body: unknown): Promise<string | undefined> => {
    const begun = performance.now();
    try {
      const answer = await fetch(url() + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      });
      // Whatever comes is read below with care.
      const text = await answer.text();
      if (answer.status === 201) return (JSON.parse(text) as { data: { id: string } }).data.id;
      if (answer.status === 503 && answer.headers.has('retry-after')) failures.refused += 1;
      else surprises.push(`${path} was answered ${answer.status}: ${text}`);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError') surprises.push(`${path} was not answered.`);
      failures.cut += 1;
    } finally {
      slowest = Math.max(slowest, performance.now() - begun);
    }
    return undefined;
  };
  const insist = async (path: string, token: string, body: unknown): Promise<string> => {
    const key = randomUUID();
    for (;;) {
      const id = await once(path, token, key, body);
      if (id !== undefined) return id;
      if (surprises.length > 20) throw new Error(surprises.join('\n'));
      await pause(25);
    }
  };
  const work = async ({ client, freelancer }: Pair): Promise<void> => {
    while (!isStopping) {
      const title = `Shop ${randomUUID()}`;
      const project = await insist('/api/v1/client/projects', client.token, { ...job, title });
      acknowledged.projects.set(title, project);
      const path = `/api/v1/freelancer/projects/${project}/apply`;
      acknowledged.applications.set(title, await insist(path, freelancer.token, proposal));
      for (const watcher of watchers) watcher();
    }
  };
  const working = pairs.map(work);

  return {
    acknowledged,
    surprises,
    failures,
    slowest: () => slowest,
    async more(count) {
      const goal = acknowledged.applications.size + count;
      const reached = new Promise<void>((resolve) => {
        const watcher = (): void => {
          if (acknowledged.applications.size < goal) return;
          watchers.delete(watcher);
          resolve();
        };
        watchers.add(watcher);
      });
      await Promise.race([reached, Promise.all(working)]);
    },
    async stop() {
      isStopping = true;
      await Promise.all(working);
      return acknowledged;
    },
  };
}

const job = {
  description: 'Our shop is slow on phones. We need a new front end.',
  skillsRequired: 'React,TypeScript',
  budgetMin: 2500,
  budgetMax: 4000,
  duration: '2-3 months',
};

const proposal = { proposal: 'I would start with the product page.', coverLetter: 'I have rebuilt four shops.' };
