import type { Random } from '../../../apps/server/src/seed/random.ts';
import type { Request } from './request.ts';

/** A call spoiled in one place, and the refusals that the contract has for it. */
export type Mutant = { readonly kind: string; readonly request: Request; readonly expected: readonly number[] };

/** Spoils a call in one way, or says nothing where this way does not apply. */
export type Mutation = (request: Request, random: Random) => Mutant | undefined;
