import type { SignupProgress } from '@guildhall/machines/flows/signup';

import { readDraft, writeDraft } from '../../flow/drafts.ts';

const name = 'signup';

/** How long the server takes a verified email for proved, in milliseconds. */
const proofLasts = 30 * 60_000;

interface Kept extends SignupProgress {
  /** When it was kept, in milliseconds since 1970. */
  at: number;
}

/** The sign-up that this window was in the middle of, its proof left out when it is too old for the server. */
export function readProgress(now: number): SignupProgress | null {
  const kept = readDraft<Kept>(name);
  if (kept === null) return null;
  const isProved = now - kept.at < proofLasts;
  return { values: kept.values, verifiedEmail: isProved ? kept.verifiedEmail : null };
}

/** Keeps how far a sign-up has come. The time of the proof is that of its first keeping. */
export function writeProgress(progress: SignupProgress | null, now: number): void {
  const kept = readDraft<Kept>(name);
  const isSameProof = kept !== null && kept.verifiedEmail === progress?.verifiedEmail;
  writeDraft(name, progress && { ...progress, at: isSameProof ? kept.at : now });
}
