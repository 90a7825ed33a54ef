import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';

import { Refusal } from '../domain/refusal.ts';
import { mailPolicy } from '../plugins/securityHeaders.ts';
import { refuseOtherMachines } from '../plugins/thisMachine.ts';
import { listPage, messagePage, styleSheet } from './mailboxPages.ts';
import type { StoredMail } from './storedMail.ts';

type ListQuery = { Querystring: { to?: string } };
type MailParams = { Params: { id: string } };

const page = 'text/html; charset=utf-8';

/**
 * The outbox in the browser, for development: every mail that would have gone out, newest first. It holds codes, so
 * it is never registered in production nor when mail really goes out, and opens on this machine alone.
 */
export async function serveMailbox(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (mailbox) => {
    mailbox.addHook('onRequest', refuseOtherMachines);
    mailbox.get<ListQuery>('/dev/mailbox', async ({ query }, reply) =>
      reply.type(page).send(listPage(await readMails(folder, query.to), query.to)),
    );
    mailbox.get('/dev/mailbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(styleSheet));
    mailbox.get<ListQuery>('/dev/mailbox.json', async ({ query }) => readMails(folder, query.to));
    mailbox.get<MailParams>('/dev/mailbox/:id', async ({ params }, reply) =>
      reply.type(page).send(messagePage(await readMail(folder, params.id))),
    );
    mailbox.get<MailParams>('/dev/mailbox/:id/html', async ({ params }, reply) => {
      const mail = await readMail(folder, params.id);
      // Shown in a frame of the message page; a mail's HTML runs no script.
      reply.header('content-security-policy', mailPolicy(mail.html));
      reply.removeHeader('x-frame-options');
      return reply.type(page).send(mail.html);
    });
  });
}

/** Mails to `to` (any, when absent), newest first. */
export async function readMails(folder: string, to?: string): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const newestFirst = names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .slice(0, 500);
  const mails = await Promise.all(newestFirst.map((name) => parseMail(folder, name)));
  const wanted = to?.trim().toLowerCase();
  return wanted ? mails.filter((mail) => mail.to.toLowerCase() === wanted) : mails;
}

async function readMail(folder: string, id: string): Promise<StoredMail> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const name = names.find((one) => one === `${id}.eml`);
  if (!name) throw new Refusal(404, 'This email does not exist.');
  return parseMail(folder, name);
}

async function parseMail(folder: string, name: string): Promise<StoredMail> {
  const mail = await PostalMime.parse(await readFile(join(folder, name)));
  return {
    id: name.replace(/\.eml$/, ''),
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    sentAt: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
