/**
 * The wish to create one thing, however often it has to be sent. Its key goes out as `Idempotency-Key`, so that a retry
 * after a lost answer has one effect. The server forgets the keys of what it refused, so a retry is tried anew.
 */
export interface Intent {
  /** Given by the app, unique to this form. */
  key: string;
  /** Which wish of this form: another body is another wish, and the server would refuse it under the old key. */
  number: number;
  /** What was sent last; null before the first attempt. */
  sent: string | null;
}

export const newIntent = (key: string): Intent => ({ key, number: 1, sent: null });

/** The key to send. */
export const keyOf = ({ key, number }: Intent): string => (number === 1 ? key : `${key}-${number}`);

/** A body is about to be sent: the same as the last keeps its key, any other takes a new one. */
export function send({ key, number, sent }: Intent, body: object): Intent {
  const text = JSON.stringify(body);
  const isAnother = sent !== null && sent !== text;
  return { key, number: isAnother ? number + 1 : number, sent: text };
}

/** The wish was granted; what the form sends next is another one, even in the same words. */
export const granted = ({ key, number }: Intent): Intent => ({ key, number: number + 1, sent: null });
