import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What becomes of a mail that was read whole: it is taken, turned away for now, or never answered. */
export type Behaviour = 'take' | 'refuse' | 'hang';

export type SmtpServer = {
  readonly port: number;
  /** How many connections were opened so far. */
  connections(): number;
  close(): Promise<void>;
};

/** A real SMTP server on `port` of this machine; 0 is any free one. `receive` says what becomes of each mail. */
export async function openSmtpServer(
  receive: (mail: Email, recipients: readonly string[]) => Behaviour,
  port = 0,
): Promise<SmtpServer> {
  let connections = 0;
  const server = new SMTPServer({
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      async function answer(): Promise<void> {
        const mail = await PostalMime.parse(await buffer(stream));
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const behaviour = receive(mail, recipients);
        if (behaviour === 'take') done();
        if (behaviour === 'refuse') done(Object.assign(new Error('Try later'), { responseCode: 451 }));
      }
      // A sender that dies half-way leaves half a mail, which is none.
      answer().catch(() => {});
    },
  });
  // Who is killed in the middle of a mail closes the connection without a word.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  // An address of TCP, for it was asked to listen on one.
  const address = server.server.address() as AddressInfo;
  return {
    port: address.port,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
