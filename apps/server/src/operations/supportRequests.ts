import { record } from '../repositories/auditLog.ts';
import { insertSupportRequest } from '../repositories/supportRequests.ts';
import type { Handler } from './types.ts';

/** Kept, and mailed to the support address; an answer goes to the sender. */
export const createSupportRequest: Handler<'createSupportRequest'> = async ({ body, services }) => {
  const { db, clock, config, mail } = services;
  const now = clock.now();
  const written = {
    name: body.name.trim(),
    email: body.email,
    category: body.category ?? 'other',
    subject: body.subject.trim(),
    message: body.message.trim(),
  };
  return db.transaction().execute(async (trx) => {
    const id = await insertSupportRequest(trx, { ...written, createdAt: now });
    const act = { actorId: null, action: 'support.request', at: now };
    await record(trx, act, [{ entity: 'supportRequest', id }]);
    await mail.send(trx, { template: 'supportRequest', to: config.supportEmail, data: { id, ...written } });
    return { status: 201, message: 'Request Submitted!', data: { id, createdAt: now.toISOString() } };
  });
};
