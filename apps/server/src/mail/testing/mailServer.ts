import { EventEmitter, once } from 'node:events';

import type { Email } from 'postal-mime';

import type { Behaviour } from './smtpServer.ts';
import { openSmtpServer } from './smtpServer.ts';

export type TestMailServer = {
  readonly url: string;
  behaviour: Behaviour;
  /** What was taken so far, in order. */
  readonly taken: readonly Email[];
  /** What was read so far, taken or not. */
  readonly read: readonly Email[];
  /** How many connections were opened so far. */
  connections(): number;
  /** Resolves when `count` mails have been taken, or read, since the start. */
  until(list: 'taken' | 'read', count: number): Promise<void>;
  close(): Promise<void>;
};

/** A real SMTP server on `port` of this machine; 0 is any free one. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const lists: Record<'taken' | 'read', Email[]> = { taken: [], read: [] };
  const changes = new EventEmitter();
  let behaviour: Behaviour = 'take';

  const server = await openSmtpServer((mail) => {
    lists.read.push(mail);
    if (behaviour === 'take') lists.taken.push(mail);
    changes.emit('change');
    return behaviour;
  }, port);

  return {
    url: `smtp://127.0.0.1:${server.port}`,
    get behaviour() {
      return behaviour;
    },
    set behaviour(next) {
      behaviour = next;
    },
    taken: lists.taken,
    read: lists.read,
    connections: () => server.connections(),
    async until(list, count) {
      while (lists[list].length < count) await once(changes, 'change');
    },
    close: () => server.close(),
  };
}
