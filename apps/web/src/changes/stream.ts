import type { ChangeKind } from '@guildhall/api/enums';
import { changeKinds } from '@guildhall/api/enums';
import type { Session } from '@guildhall/machines/kit/effects';
import { createParser } from 'eventsource-parser';

import type { News } from './news.ts';
import { tellNews } from './news.ts';

interface StreamOptions {
  token: string;
  /** Tabs of one browser share the stream of one account. */
  account: string;
  hear: (news: News) => void;
  signal: AbortSignal;
}

const path = '/api/v1/session/changes';

/** How long to wait before the stream is opened again, in milliseconds, unless the server says otherwise. */
const usualWait = 3000;
const longestWait = 60_000;

/** The server says something every 25 seconds: one that is silent for so long is not there any more, in milliseconds. */
const mostSilence = 60_000;

/** Hears what changes for the person of a session on this page, until `signal` ends it. */
export async function hearOnPage({ token, email }: Session, signal: AbortSignal): Promise<void> {
  await rested();
  if (signal.aborted) return;
  let gone = new AbortController();
  const start = () => void hearChanges({ token, account: email, hear: tellNews, signal: gone.signal });
  // A page that is kept for Back holds no stream.
  const leave = () => gone.abort();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    gone = new AbortController();
    start();
    tellNews('missed');
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  signal.addEventListener('abort', leave);
  start();
}

/** When the browser has nothing more urgent to do; at the latest in a second. */
const rested = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 200);
  });

/** Hears what changes for an account, from the server or from the tab that does, until `signal` ends it. */
async function hearChanges(options: StreamOptions): Promise<void> {
  const { account, hear, signal } = options;
  const listening = () => tellNews('listening');
  // Older browsers, and pages without a secure address, read a stream for each tab.
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return follow(options, listening);
  const name = `changes of ${account}`;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
  signal.addEventListener('abort', () => channel.close());
  const tell = (news: News): void => {
    channel.postMessage(news);
    hear(news);
  };
  const lead = (onFirst: () => void) => follow({ ...options, hear: tell }, onFirst);
  while (!signal.aborted) {
    try {
      const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await lead(listening);
        return lock !== null;
      });
      if (isFirst || signal.aborted) return;
      listening();
      // The lock comes when the tab that reads the stream is closed.
      return await navigator.locks.request(name, { signal }, () => lead(() => tell('missed')));
    } catch {
      // A page that is frozen when the lock comes to it cannot take it. Once it goes on, it asks again.
      await pause(usualWait, signal);
    }
  }
}

/** Reads the stream, and opens it again whenever it has ended; `onFirst` when it is open for the first time. */
async function follow({ token, hear, signal }: StreamOptions, onFirst: () => void): Promise<void> {
  let wasOnceOpen = false;
  let failures = 0;
  while (!signal.aborted) {
    const { wait, isOver, wasOpen } = await read(token, signal, hear, () => {
      if (wasOnceOpen) hear('missed');
      else onFirst();
      wasOnceOpen = true;
    });
    if (isOver) return;
    failures = wasOpen ? 0 : failures + 1;
    const longer = Math.min(wait * 2 ** Math.max(0, failures - 1), longestWait);
    await pause(longer * (0.5 + Math.random()), signal);
  }
}

interface Ended {
  /** In milliseconds. */
  wait: number;
  /** The session is over. */
  isOver: boolean;
  wasOpen: boolean;
}

async function read(
  token: string,
  signal: AbortSignal,
  hear: (news: News) => void,
  onOpen: () => void,
): Promise<Ended> {
  const gone = new AbortController();
  const ended: Ended = { wait: usualWait, isOver: false, wasOpen: false };
  const leave = () => gone.abort();
  signal.addEventListener('abort', leave);
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' };
    const response = await fetch(path, { headers, signal: gone.signal, cache: 'no-store' });
    if (response.status === 401) {
      // The page asks for itself, and learns it as it does from any call.
      hear('session');
      return { ...ended, isOver: true };
    }
    const type = response.headers.get('Content-Type') ?? '';
    if (!response.ok || response.body === null || !type.startsWith('text/event-stream')) {
      await response.body?.cancel();
      return { ...ended, wait: 1000 * Number(response.headers.get('Retry-After')) || usualWait };
    }
    ended.wasOpen = true;
    onOpen();
    const parser = createParser({
      onEvent: ({ event, data }) => {
        const kind = event === 'change' ? kindIn(data) : undefined;
        if (kind !== undefined) hear(kind);
      },
      onRetry: (wait) => (ended.wait = wait),
    });
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(leave, mostSilence);
    };
    listen();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return ended;
      listen();
      parser.feed(value);
    }
  } catch {
    return ended;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', leave);
  }
}

/** A kind that this version does not know is of a newer server. */
function kindIn(data: string): ChangeKind | undefined {
  const { kind } = JSON.parse(data) as { kind: string };
  return changeKinds.find((known) => known === kind);
}

/** Waits, but not when the connection is back. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  await new Promise((resolve) => {
    const options = { once: true, signal: over.signal };
    setTimeout(resolve, milliseconds);
    window.addEventListener('online', resolve, options);
    signal.addEventListener('abort', resolve, options);
  });
  over.abort();
}
