import { troubleOf } from './failure.ts';

/**
 * The wish to create one thing, however often it has to be sent. Its key goes out as `Idempotency-Key`, so that a retry
 * after a lost answer has one effect.
 */
export interface Intent {
  /** Given by the app, unique to this wish. */
  key: string;
  /** Which wish under that key: another body is another wish. */
  number: number;
  /** The body that was sent and may have had its effect; null when none is open. */
  open: string | null;
}

export const newIntent = (key: string): Intent => ({ key, number: 1, open: null });

/** The key to send. */
export const keyOf = ({ key, number }: Intent): string => (number === 1 ? key : `${key}-${number}`);

/** A body is about to be sent: the same as the open one keeps its key, any other takes a new one. */
export function send(intent: Intent, body: object): Intent {
  const text = JSON.stringify(body);
  const isAnother = intent.open !== null && intent.open !== text;
  return { ...intent, number: intent.number + (isAnother ? 1 : 0), open: text };
}

/**
 * A call failed. Once the server has refused, nothing was created and the next attempt is a new wish, lest it be
 * answered with the same refusal again. Without an answer, or with a fault of the server's own, the effect may have
 * happened; a conflict may be the first attempt still under way.
 */
export function fail(intent: Intent, error: unknown): Intent {
  const trouble = troubleOf(error);
  const isSettled = trouble.kind === 'refused' && trouble.status < 500 && trouble.status !== 409;
  return isSettled ? { ...intent, number: intent.number + 1, open: null } : intent;
}
