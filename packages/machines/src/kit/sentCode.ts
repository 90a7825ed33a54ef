import type { Timers } from './parts.ts';
import type { Schema } from './schema.ts';

/** What the API answers when a code is on its way. */
export type CodeSent = Schema<'CodeSent'>;

/** A code that was sent and is still good. */
export interface SentCode extends CodeSent {
  /** Whom for, as `isFor` compares it. */
  to: string;
}

/** What a link carries that is mailed in place of a code. */
export interface MailedLink {
  email: string;
  code: string;
}

/** What a flow with a code keeps of it. Time goes on for both in every step. */
export interface CodeContext {
  /** Null when none was sent, or the last one is good no longer. */
  sentCode: SentCode | null;
  /** Seconds until another code may be asked for. */
  secondsToResend: number;
  /** The link that brought the person here: it has a code of its own, and nothing is to be typed. */
  link: MailedLink | null;
}

/** Time, for a flow with a code. */
export type CodeClockEvent =
  /** A second of the countdown to another code. */
  | { type: 'second.pass' }
  /** The code that was sent is good no longer. */
  | { type: 'code.expire' };

export const noCode: CodeContext = { sentCode: null, secondsToResend: 0, link: null };

/** Whether a good code was sent to exactly this address. The case of its letters makes no difference to the server. */
export const isFor = (sentCode: SentCode | null, to: string): boolean =>
  sentCode !== null && sentCode.to.toLowerCase() === to.toLowerCase();

/** The request that a code for `to` belongs to, as calls name it: the last one sent there, or none yet. */
export const requestOf = (sentCode: SentCode | null, to: string): { requestId?: string } =>
  sentCode !== null && isFor(sentCode, to) ? { requestId: sentCode.requestId } : {};

/** Lets the next second pass, while there is one to wait for. */
export function count({ secondsToResend }: CodeContext, timers: Timers<CodeClockEvent>): void {
  timers.cancel('second');
  if (secondsToResend > 0) timers.raise({ type: 'second.pass' }, { id: 'second', delay: 1000 });
}

/** Counts on, and lets the code that was sent expire in its time, and no longer the one before. */
export function startClocks(context: CodeContext, timers: Timers<CodeClockEvent>): void {
  count(context, timers);
  timers.cancel('expiry');
  if (context.sentCode === null) return;
  timers.raise({ type: 'code.expire' }, { id: 'expiry', delay: context.sentCode.expiresInSeconds * 1000 });
}
