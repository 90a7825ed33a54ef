import { Readable } from 'node:stream';

import type { ChangeKind } from '@guildhall/api/enums';
import { changeKinds } from '@guildhall/api/enums';
import { changeStreams as limit } from '@guildhall/api/limits';
import type { components } from '@guildhall/api/schema';

import type { Db } from '../db/schema.ts';
import { listLivingTokens } from '../repositories/tokens.ts';
import type { Listening } from './listen.ts';
import { listen } from './listen.ts';

type Change = components['schemas']['Change'];

/** Whose stream it is. */
type Owner = { readonly userId: string; readonly tokenId: string };

/** Why there is none: the account has as many as it may, the session has ended, or changes cannot be heard now. */
export type NoStream = 'tooMany' | 'ended' | 'away';

/** The streams of changes of one server. */
export type ChangeStreams = {
  readonly open: (owner: Owner) => Promise<Readable | NoStream>;
  /** From now on no stream is opened; those that are end, each at another moment of the next `within` milliseconds. */
  readonly leave: (within: number) => void;
  readonly count: () => number;
  readonly stop: () => Promise<void>;
};

export type ChangeStreamsOptions = {
  readonly connectionString: string;
  readonly db: Db;
  readonly clock: { now(): Date };
  readonly log: { warn(facts: object, message: string): void };
};

/** How often a stream says that it is still there, in seconds: proxies close what is silent for a minute. */
const heartbeat = 25;

/** How often it is looked up whether sessions that ended by time still have a stream, in milliseconds. */
const lookUp = 60_000;

/** Who reads nothing is not written to for ever, in bytes. */
const mostUnread = 64 * 1024;

/** When to come back, in milliseconds: those who lose their stream together do not return together. */
const retry = (): string => `retry: ${1000 + Math.floor(Math.random() * 4000)}\n\n`;

type Stream = Owner & { readonly body: Readable; readonly slot: number };

/** Hears of changes from PostgreSQL once, and tells each of those whom they concern. */
export function openChangeStreams({ connectionString, db, clock, log }: ChangeStreamsOptions): ChangeStreams {
  const byUser = new Map<string, Set<Stream>>();
  const slots = Array.from({ length: heartbeat }, () => new Set<Stream>());
  let listening: Promise<Listening> | undefined;
  let isLeaving = false;
  let tick = 0;
  const timers: NodeJS.Timeout[] = [];

  const all = (): Stream[] => slots.flatMap((slot) => [...slot]);
  const forget = (stream: Stream): void => {
    slots[stream.slot]?.delete(stream);
    const own = byUser.get(stream.userId);
    own?.delete(stream);
    if (own?.size === 0) byUser.delete(stream.userId);
  };
  const end = (stream: Stream, lastWords = ''): void => {
    forget(stream);
    if (stream.body.readableEnded || stream.body.destroyed) return;
    if (lastWords !== '') stream.body.push(lastWords);
    stream.body.push(null);
  };
  const write = (stream: Stream, text: string): void => {
    if (stream.body.readableLength > mostUnread) stream.body.destroy();
    else stream.body.push(text);
  };

  const hear = (notice: string): void => {
    const { change, people } = read(notice);
    if (change === undefined) return;
    const text = `event: change\ndata: ${JSON.stringify(change)}\n\n`;
    for (const stream of people.flatMap((person) => [...(byUser.get(person) ?? [])])) {
      write(stream, text);
      // A session is told of when it begins, before it can have a stream, and when it ends.
      if (change.kind === 'account' || (change.kind === 'session' && change.id === stream.tokenId)) end(stream);
    }
  };
  const hearing = (): Promise<Listening> => {
    listening ??= listen({
      connectionString,
      channel: 'changes',
      onNotice: hear,
      onLost: (err) => {
        listening = undefined;
        log.warn({ err }, 'changes are not heard: the database is away');
        // A stream that is open misses nothing, so these end.
        for (const stream of all()) end(stream);
      },
    });
    listening.catch(() => (listening = undefined));
    return listening;
  };
  const endThoseWithoutSession = async (): Promise<void> => {
    const open = all();
    if (open.length === 0) return;
    const ids = new Set(open.map(({ tokenId }) => tokenId));
    const living = new Set(await listLivingTokens(db, [...ids], clock.now()));
    for (const stream of open) if (!living.has(stream.tokenId)) end(stream);
  };
  const startTimers = (): void => {
    if (timers.length > 0) return;
    const beat = (): void => {
      tick = (tick + 1) % heartbeat;
      for (const stream of slots[tick] ?? []) write(stream, ':\n\n');
    };
    const look = (): void =>
      void endThoseWithoutSession().catch((err: unknown) =>
        log.warn({ err }, 'sessions of streams were not looked up'),
      );
    timers.push(setInterval(beat, 1000).unref(), setInterval(look, lookUp).unref());
  };
  let opened = 0;

  return {
    async open({ userId, tokenId }) {
      if (isLeaving) return 'away';
      if ((byUser.get(userId)?.size ?? 0) >= limit.count) return 'tooMany';
      startTimers();
      const own = byUser.get(userId) ?? new Set();
      byUser.set(userId, own);
      opened += 1;
      const stream: Stream = { userId, tokenId, body: new Readable({ read() {} }), slot: opened % heartbeat };
      own.add(stream);
      slots[stream.slot]?.add(stream);
      stream.body.once('close', () => forget(stream));
      stream.body.push(retry());
      try {
        await hearing();
      } catch (err) {
        log.warn({ err }, 'changes cannot be heard');
        forget(stream);
        return 'away';
      }
      // It may have ended between being looked up and being heard of.
      const isLiving = (await listLivingTokens(db, [tokenId], clock.now())).length > 0;
      if (!isLiving) end(stream);
      return isLiving ? stream.body : 'ended';
    },
    leave(within) {
      isLeaving = true;
      for (const stream of all()) setTimeout(() => end(stream, retry()), Math.random() * within).unref();
    },
    count: () => slots.reduce((sum, { size }) => sum + size, 0),
    async stop() {
      isLeaving = true;
      for (const timer of timers.splice(0)) clearInterval(timer);
      for (const stream of all()) end(stream, retry());
      const current = await listening?.catch(() => undefined);
      listening = undefined;
      await current?.stop();
    },
  };
}

const isKind = (word: string): word is ChangeKind => changeKinds.some((kind) => kind === word);

/** Of a kind that this version does not know, nothing is told: a newer one is being deployed. */
function read(notice: string): { readonly change: Change | undefined; readonly people: readonly string[] } {
  const [kind = '', id = '', people = ''] = notice.split(' ');
  return { change: isKind(kind) ? { kind, id } : undefined, people: people.split(',') };
}
