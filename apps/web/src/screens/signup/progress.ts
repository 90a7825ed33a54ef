import type { SignupProgress } from '@guildhall/machines/flows/signup';

import { readDraft, writeDraft } from '../../flow/drafts.ts';

const name = 'signup';

type Proof = NonNullable<SignupProgress['proof']>;
type SentCode = NonNullable<SignupProgress['sentCode']>;

/** What the server said, and when it did, in milliseconds since 1970. */
interface Dated<Said> {
  said: Said;
  at: number;
}

interface Kept extends Omit<SignupProgress, 'proof' | 'sentCode'> {
  proof: Dated<Proof> | null;
  sentCode: Dated<SentCode> | null;
  /** When all this was so. */
  at: number;
}

const secondsSince = (at: number, now: number) => Math.max(0, (now - at) / 1000);

/** What the server would say now; null when it is good no longer. */
function aged<Said extends { expiresInSeconds: number }>(dated: Dated<Said> | null, now: number): Said | null {
  if (dated === null) return null;
  // However often it is asked, nothing gets younger by rounding.
  const expiresInSeconds = Math.floor(dated.said.expiresInSeconds - secondsSince(dated.at, now));
  return expiresInSeconds > 0 ? { ...dated.said, expiresInSeconds } : null;
}

/** The sign-up that this window was in the middle of, without what the server would not take any more. */
export function readProgress(now: number): SignupProgress | null {
  const kept = readDraft<Kept>(name);
  if (kept === null) return null;
  const progress = {
    values: kept.values,
    door: kept.door,
    proof: aged(kept.proof, now),
    sentCode: aged(kept.sentCode, now),
    secondsToResend: Math.max(0, Math.ceil(kept.secondsToResend - secondsSince(kept.at, now))),
  };
  // From now on it counts from here: were it dated when it is next written, it would be younger by the time in between.
  writeProgress(progress, now);
  return progress;
}

/** What is said for the first time is said now. */
function dated<Said>(said: Said | null, kept: Dated<Said> | null, now: number): Dated<Said> | null {
  if (said === null) return null;
  const isSame = kept !== null && JSON.stringify(kept.said) === JSON.stringify(said);
  return isSame ? kept : { said, at: now };
}

/** Keeps how far a sign-up has come. */
export function writeProgress(progress: SignupProgress | null, now: number): void {
  if (progress === null) return writeDraft(name, null);
  const kept = readDraft<Kept>(name);
  writeDraft(name, {
    ...progress,
    at: now,
    proof: dated(progress.proof, kept?.proof ?? null, now),
    sentCode: dated(progress.sentCode, kept?.sentCode ?? null, now),
  } satisfies Kept);
}
