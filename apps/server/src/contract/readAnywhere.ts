import { Refusal } from '../domain/refusal.ts';
import type { UntypedAnswer, UntypedContext, UntypedHandler } from '../operations/untyped.ts';

/**
 * Runs a reading call on a standby that has everything it could ask for, else on the primary. Whatever goes wrong on the
 * standby, a refusal apart, is none of the caller's business: the call is done again on the primary.
 */
export async function readAnywhere(context: UntypedContext, handler: UntypedHandler): Promise<UntypedAnswer> {
  const { services, request } = context;
  const db = await services.standbys?.reading();
  if (!db) return handler(context);
  try {
    return await handler({ ...context, services: { ...services, db, primary: services.db } });
  } catch (err) {
    if (err instanceof Refusal) throw err;
    request.log.warn({ err }, 'a read failed on a standby and is done again on the primary');
    return handler(context);
  }
}
