import type { FastifyInstance } from 'fastify';

import type { Trx } from '../db/schema.ts';
import { hashOfNothing } from '../domain/passwords.ts';
import { hashToken } from '../domain/secrets.ts';
import { escapeHtml } from '../mail/escapeHtml.ts';
import { record } from '../repositories/auditLog.ts';
import { closeEmailChanges, findUndoable, updateEmail } from '../repositories/emailChanges.ts';
import { revokeTokensOf } from '../repositories/tokens.ts';
import { lockAccount, updatePassword } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { mailedPage, serveMailedPages, showPage } from './mailedPage.ts';

type Named = { Params: { token: string } };

type UndoServices = Pick<Services, 'db' | 'clock' | 'mail'>;

/**
 * Where the former address of an account takes it back, with nothing but the link: without logging in, without scripts. A
 * GET asks, because programs that look through mail open each link; a POST acts.
 */
export async function serveUndoEmailChange(app: FastifyInstance, services: UndoServices): Promise<void> {
  const { db, clock } = services;
  await serveMailedPages(app, (scope) => {
    scope.get<Named>('/undo-email-change/:token', async ({ params }, reply) => {
      const change = await findUndoable(db, hashToken(params.token), clock.now());
      return change ? showPage(reply, askPage(change)) : showPage(reply.code(404), overPage());
    });
    scope.post<Named>('/undo-email-change/:token', async ({ params }, reply) => {
      // No password opens the account until another is chosen: who changed the email knew the one before.
      const noPassword = await hashOfNothing();
      const email = await db
        .transaction()
        .execute((trx) => undo(trx, services, { undoHash: hashToken(params.token), noPassword }));
      return email === undefined ? showPage(reply.code(404), overPage()) : showPage(reply, undonePage(email));
    });
  });
}

/** The address that the account has again; undefined where the link undoes nothing any more. */
async function undo(
  trx: Trx,
  { clock, mail }: UndoServices,
  { undoHash, noPassword }: { undoHash: Buffer; noPassword: string },
): Promise<string | undefined> {
  const found = await findUndoable(trx, undoHash, clock.now());
  if (!found) return undefined;
  const { userId, fromEmail } = found;
  // Also of an account that was closed since: its owner may come back.
  const { name, erasedAt } = await lockAccount(trx, userId);
  const at = clock.now();
  // Of two who press at once the second finds it done.
  if (erasedAt !== null || !(await findUndoable(trx, undoHash, at))) return undefined;
  await closeEmailChanges(trx, found, at);
  await updateEmail(trx, userId, fromEmail, at);
  await updatePassword(trx, userId, noPassword);
  const ended = await revokeTokensOf(trx, userId, at);
  await record(trx, { actorId: null, action: 'email.undo', at }, [
    { entity: 'user', id: userId },
    ...ended.map((id) => ({ entity: 'session', id }) as const),
  ]);
  await mail.send(trx, { template: 'emailRestored', to: fromEmail, data: { name, at: at.toISOString() } });
  return fromEmail;
}

const askPage = ({ fromEmail, toEmail }: { fromEmail: string; toEmail: string }): string =>
  mailedPage(
    'Undo the change of your email address?',
    `<p>Your account was changed from <strong>${escapeHtml(fromEmail)}</strong> to <strong>${escapeHtml(toEmail)}</strong>.</p>
<p>If you undo this, your account gets the first address back and every device is logged out. The password stops working, and you choose a new one.</p>
<form method="post"><p class="action"><button>Undo the Change</button></p></form>
<p>If it was you who changed it, there is nothing to do.</p>`,
  );

const undonePage = (email: string): string =>
  mailedPage(
    'The change is undone',
    `<p>Your account has the address <strong>${escapeHtml(email)}</strong> again, and every device is logged out.</p>
<p>To log in, <a href="/forgot-password">choose a new password</a>.</p>`,
  );

const overPage = (): string =>
  mailedPage(
    'This link does not work',
    `<p>The change may have been undone already, or more than 72 hours have passed. The link may also have been cut off in your mail program.</p>
<p>If you cannot get into your account, <a href="/contact-support">write to us</a>.</p>`,
  );
