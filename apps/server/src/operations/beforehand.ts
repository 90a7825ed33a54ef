import type { UntypedContext } from '../contract/handlers.ts';
import type { BodyOf, OperationId } from '../contract/types.ts';
import { passwordHashOf } from '../domain/passwords.ts';

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
