/**
 * The proofs run at two depths: small within `npm test`, deep with `npm run test:deep`, which sets `PROOF_DEPTH=deep`.
 * `PROOF_SEED` replays a run by the seed that its failure printed.
 */
export const isDeep = process.env['PROOF_DEPTH'] === 'deep';

/** The count for this run: calls, steps, rounds, kills. */
export function depth(counts: { readonly small: number; readonly deep: number }): number {
  return isDeep ? counts.deep : counts.small;
}

/** The most that one test may take, in milliseconds. Deep runs are long but bounded: a test that hangs ends. */
export const timeLimit = isDeep ? 30 * 60_000 : 120_000;

/** A new seed for each run, or the one given by `PROOF_SEED`. Print it with every failure. */
export function seedOfRun(): number {
  const given = process.env['PROOF_SEED'];
  if (given === undefined) return Math.floor(Math.random() * 2 ** 31);
  const seed = Number(given);
  if (!Number.isInteger(seed)) throw new Error('PROOF_SEED must be a whole number.');
  return seed;
}
