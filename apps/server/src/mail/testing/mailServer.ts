import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';

import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What a mail server does with a mail that it has read whole: take it, turn it away for now, or never answer. */
export type Behaviour = 'take' | 'refuse' | 'hang';

export type TestMailServer = {
  readonly url: string;
  behaviour: Behaviour;
  /** What was taken so far, in order. */
  readonly taken: readonly Email[];
  /** What was read so far, taken or not. */
  readonly read: readonly Email[];
  /** Resolves when `count` mails have been taken, or read, since the start. */
  until(list: 'taken' | 'read', count: number): Promise<void>;
  close(): Promise<void>;
};

/** A real SMTP server on `port` of this machine; 0 is any free one. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const lists: Record<'taken' | 'read', Email[]> = { taken: [], read: [] };
  const changes = new EventEmitter();
  let behaviour: Behaviour = 'take';

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onData(stream, _session, done) {
      async function answer(): Promise<void> {
        const mail = await readMail(stream);
        lists.read.push(mail);
        if (behaviour === 'take') lists.taken.push(mail);
        if (behaviour === 'take') done();
        if (behaviour === 'refuse') done(Object.assign(new Error('Try later'), { responseCode: 451 }));
        changes.emit('change');
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
    url: `smtp://127.0.0.1:${address.port}`,
    get behaviour() {
      return behaviour;
    },
    set behaviour(next) {
      behaviour = next;
    },
    taken: lists.taken,
    read: lists.read,
    async until(list, count) {
      while (lists[list].length < count) await once(changes, 'change');
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function readMail(stream: AsyncIterable<Buffer>): Promise<Email> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return PostalMime.parse(Buffer.concat(chunks));
}
