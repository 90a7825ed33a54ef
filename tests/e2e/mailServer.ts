import { openSmtpServer } from '../../apps/server/src/mail/testing/smtpServer.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The invitation that came with it; null without one. */
  calendar: string | null;
  /** Where its mail program would turn mails of its kind off with one click; null where they always come. */
  unsubscribe: string | null;
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** Every mail so far, oldest first. */
  mails: readonly Mail[];
  /** The next mail to `address` that no earlier call has handed out and whose subject matches; waits for it. */
  next: (address: string, subject?: RegExp) => Promise<Mail>;
  close: () => Promise<void>;
}

/** How long a mail may take to come, in milliseconds. */
const patience = 30_000;

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** A real SMTP server that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  const taken = new Set<Mail>();
  const waiting = new Set<() => void>();
  const server = await openSmtpServer(({ subject = '', text = '', attachments, headers }, recipients) => {
    const invitation = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    const calendar = invitation === undefined ? null : textOf(invitation.content);
    const listed = headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    const unsubscribe = /^<(.*)>$/.exec(listed ?? '')?.[1] ?? null;
    for (const to of recipients) mails.push({ to, subject, text, calendar, unsubscribe });
    for (const check of waiting) check();
    return 'take';
  });

  const next: MailServer['next'] = (address, subject = /./) =>
    new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        waiting.delete(check);
        const seen = mails.map((mail) => `${mail.to}: ${mail.subject}`).join('\n');
        reject(new Error(`No mail ${subject} came to ${address}. There were:\n${seen}`));
      }, patience);
      const check = () => {
        const mail = mails.find((one) => one.to === address && subject.test(one.subject) && !taken.has(one));
        if (mail === undefined) return;
        clearTimeout(limit);
        taken.add(mail);
        waiting.delete(check);
        resolve(mail);
      };
      waiting.add(check);
      check();
    });
  return {
    url: `smtp://127.0.0.1:${server.port}`,
    mails,
    next,
    close: () => server.close(),
  };
}

/** The 6 digits that a mail carries. */
export function codeIn({ text, subject }: Mail): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error(`The mail "${subject}" carries no code.`);
  return code;
}
