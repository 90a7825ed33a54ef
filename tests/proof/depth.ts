/**
 * The proofs run at two depths: small within `npm test`, deep with `npm run test:deep`, which sets `PROOF_DEPTH=deep`.
 */
export const isDeep = process.env['PROOF_DEPTH'] === 'deep';

/** The count for this run: calls, steps, rounds, kills. */
export function depth(counts: { readonly small: number; readonly deep: number }): number {
  return isDeep ? counts.deep : counts.small;
}

/** The most that one test may take, in milliseconds: a test that hangs ends, and one on a busy machine does not. */
export const timeLimit = isDeep ? 60 * 60_000 : 900_000;

/**
 * The seed of this run: `npm test` gives the same answer each time, a deep run looks somewhere new each time, and
 * `PROOF_SEED` replays either. Print it with every failure.
 */
export function seedOfRun(): number {
  const given = process.env['PROOF_SEED'];
  if (given === undefined) return isDeep ? Math.floor(Math.random() * 2 ** 31) : 20_261_120;
  const seed = Number(given);
  if (!Number.isInteger(seed)) throw new Error('PROOF_SEED must be a whole number.');
  return seed;
}
