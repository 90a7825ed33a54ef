import type { SmtpServer } from '../../../apps/server/src/mail/testing/smtpServer.ts';
import { openSmtpServer } from '../../../apps/server/src/mail/testing/smtpServer.ts';
import { freePort } from './replica.ts';

export type MailServer = {
  /** For SMTP_URL. */
  readonly url: string;
  /** The ids of the different mails whose subject contains `text`: a mail that came twice is one to its reader. */
  readonly idsOf: (text: string) => ReadonlySet<string>;
  /** Every mail so far that went to `address`. */
  readonly to: (address: string) => readonly string[];
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
};

/** A real SMTP server that can be taken down and brought back on the same port. */
export async function startMailServer(): Promise<MailServer> {
  const port = Number(await freePort());
  const mails: { id: string; subject: string; to: string }[] = [];
  const open = (): Promise<SmtpServer> =>
    openSmtpServer(({ messageId: id = '', subject = '' }, recipients) => {
      for (const to of recipients) mails.push({ id, subject, to });
      return 'take';
    }, port);
  let server: SmtpServer | undefined = await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    idsOf: (text) => new Set(mails.filter(({ subject }) => subject.includes(text)).map(({ id }) => id)),
    to: (address) => mails.filter((mail) => mail.to === address).map(({ id }) => id),
    async down() {
      const closing = server;
      server = undefined;
      await closing?.close();
    },
    async up() {
      server ??= await open();
    },
  };
}
