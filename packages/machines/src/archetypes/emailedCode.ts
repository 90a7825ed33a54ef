import type { Schema } from '../kit/schema.ts';

/** What the API answers when a code is on its way. */
export type CodeSent = Schema<'CodeSent'>;

/** A code that was sent and is still good. */
export interface SentCode extends CodeSent {
  /** Whom for, as `isFor` compares it. */
  to: string;
}

/** What a flow with a code keeps of it. Time goes on for both in every step. */
export interface CodeContext {
  /** Null when none was sent, or the last one is good no longer. */
  sentCode: SentCode | null;
  /** Seconds until another code may be asked for. */
  secondsToResend: number;
}

/** What a link carries that is mailed in place of a code. */
export interface MailedLink {
  email: string;
  code: string;
}

/** Time, as a flow with a code hears of it. */
export type CodeEvent =
  /** A second of the countdown to another code. */
  | { type: 'second.pass' }
  /** The code that was sent is good no longer. */
  | { type: 'code.expire' };

export const noCode: CodeContext = { sentCode: null, secondsToResend: 0 };

/** A code was sent to `to`. */
export const codeSent = (to: string, sent: CodeSent): CodeContext => ({
  sentCode: { ...sent, to },
  secondsToResend: sent.resendAfterSeconds,
});

/** Whether a good code was sent to exactly this address. The case of its letters makes no difference to the server. */
export const isFor = (sentCode: SentCode | null, to: string): boolean =>
  sentCode !== null && sentCode.to.toLowerCase() === to.toLowerCase();

/** The request that a code for `to` belongs to, as calls name it: the last one sent there, or none yet. */
export const requestOf = (sentCode: SentCode | null, to: string): { requestId?: string } =>
  sentCode !== null && isFor(sentCode, to) ? { requestId: sentCode.requestId } : {};

/** One second less. */
export const countDown = ({ secondsToResend }: CodeContext) => ({ secondsToResend: Math.max(0, secondsToResend - 1) });

/** The timers of a running machine. They go on whatever state it is in. */
interface Timers {
  cancel: (id: string) => void;
  raise: (event: CodeEvent, options: { id: string; delay: number }) => void;
}

/** Lets the code that was sent expire in its time, and no longer the one before. */
export function startExpiry({ sentCode }: CodeContext, timers: Timers): void {
  timers.cancel('expiry');
  if (sentCode === null) return;
  timers.raise({ type: 'code.expire' }, { id: 'expiry', delay: sentCode.expiresInSeconds * 1000 });
}

/** Lets the next second pass, while there is one to wait for. */
export function keepCounting({ secondsToResend }: CodeContext, timers: Timers): void {
  timers.cancel('second');
  if (secondsToResend > 0) timers.raise({ type: 'second.pass' }, { id: 'second', delay: 1000 });
}
