import { passwordHashOf } from '../domain/passwords.ts';
import type { BodyOf, OperationId } from './types.ts';
import type { UntypedContext } from './untyped.ts';

/** Hashing takes some ten milliseconds, in which a transaction would hold a connection that others wait for. */
async function hashPassword({ body }: UntypedContext): Promise<void> {
  // The contract has checked it: both operations take the same body.
  await passwordHashOf(body as BodyOf<'signUpClient'>);
}

/** What is done before the transaction of a call with an `Idempotency-Key`. */
export const beforehand: { readonly [Id in OperationId]?: (context: UntypedContext) => Promise<void> } = {
  signUpClient: hashPassword,
  signUpFreelancer: hashPassword,
};
