import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';

import { isLoopbackHost } from '../plugins/thisMachine.ts';
import type { CalendarFile } from './calendarFile.ts';
import { addressIn, calendarFileName } from './calendarFile.ts';
import type { RenderedMail } from './layout.ts';

/** A mail on its way: addressed, rendered, and with the id that makes a repeated delivery recognisable. */
export type Envelope = Omit<RenderedMail, 'interview' | 'goodFor'> & {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** An invitation, which mail programs show as one. */
  readonly calendar?: CalendarFile;
};

/** Where mail goes. `deliver` rejects when the mail was not taken; the queue then tries again. */
export type Transport = { deliver(envelope: Envelope): Promise<void>; close(): void };

function compose({ id, from, to, subject, text, html, unsubscribeUrl, replyTo, calendar }: Envelope): SendMailOptions {
  return {
    from,
    to,
    subject,
    text,
    html,
    // The queue's id: a mail that is delivered twice after a crash is still one mail to the reader's program.
    messageId: `<${id}@${addressIn(from).split('@').at(-1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        // Prepared: folded nowhere, as an address in brackets is one word.
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.email } }),
    ...(calendar && { icalEvent: { ...calendar, filename: calendarFileName } }),
  };
}

/** What of the address of a mail server decides about TLS: a server elsewhere must offer it, unless `?tls=none` is said. */
function tlsOf(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const isNone = url.searchParams.get('tls') === 'none';
  url.searchParams.delete('tls');
  // The name stands for 'smtps:' too, where TLS comes before the first word.
  return { url: url.href, requireTLS: !isNone && !isLoopbackHost(url.hostname), ignoreTLS: isNone };
}

/** How many connections are kept open to the mail server: one for each mail that is sent at once. */
export const smtpConnections = 4;

/** Real delivery. */
export function smtpTransport(smtpUrl: string): Transport {
  const smtp = createTransport({
    ...tlsOf(smtpUrl),
    pool: true,
    maxConnections: smtpConnections,
    // A server may close a connection just when the next mail starts on it.
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async deliver(envelope) {
      await smtp.sendMail(compose(envelope));
    },
    close: () => smtp.close(),
  };
}

/** Mail as `.eml` files in `folder`, for development; any mail program opens them. */
export function outboxTransport(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(envelope) {
      const composed = await composer.sendMail(compose(envelope));
      await mkdir(folder, { recursive: true });
      // Written aside and renamed, so that a reader never sees half a mail; the name sorts by time.
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${envelope.id}.eml`;
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, composed.message);
      await rename(draft, join(folder, name));
    },
    close: () => composer.close(),
  };
}
