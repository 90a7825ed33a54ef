import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

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
  const keep = async (stream: Readable, recipients: readonly { address: string }[]): Promise<void> => {
    const { messageId = '', subject = '' } = await PostalMime.parse(await buffer(stream));
    for (const { address } of recipients) mails.push({ id: messageId, subject, to: address });
  };
  const open = async (): Promise<SMTPServer> => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onData(stream, { envelope }, done) {
        // A sender that dies half-way leaves half a mail, which is none.
        void keep(stream, envelope.rcptTo)
          .catch(() => {})
          .finally(done);
      },
    });
    server.on('error', () => {});
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };
  let server: SMTPServer | undefined = await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    idsOf: (text) => new Set(mails.filter(({ subject }) => subject.includes(text)).map(({ id }) => id)),
    to: (address) => mails.filter((mail) => mail.to === address).map(({ id }) => id),
    async down() {
      const closing = server;
      server = undefined;
      await new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
    },
    async up() {
      server ??= await open();
    },
  };
}
