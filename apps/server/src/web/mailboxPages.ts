import { brand } from '@guildhall/machines/domain/brand';

import { escapeHtml } from '../mail/escapeHtml.ts';
import type { StoredMail } from './storedMail.ts';

/** The list of mails, newest first, with a filter by recipient. */
export function listPage(mails: readonly StoredMail[], to: string | undefined): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td><a href="/dev/mailbox/${encodeURIComponent(mail.id)}">${escapeHtml(mail.subject)}</a></td><td>${escapeHtml(mail.to)}</td><td>${escapeHtml(mail.sentAt)}</td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Sent</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return document(
    'Mailbox',
    `<p>Mail that would have gone out. Set SMTP_URL to send it for real.</p>
<form method="get"><label for="to">To</label> <input id="to" name="to" type="email" value="${escapeHtml(to ?? '')}"> <button>Filter</button> <a href="/dev/mailbox">Show all</a></form>
${rows.length > 0 ? table : '<p>No mail yet.</p>'}`,
  );
}

/** One mail: its head, its text, and its HTML in a frame. */
export function messagePage(mail: StoredMail): string {
  return document(
    mail.subject,
    `<p><a href="/dev/mailbox">Mailbox</a></p>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>Sent</dt><dd>${escapeHtml(mail.sentAt)}</dd></dl>
<h2>Text</h2>
<pre>${escapeHtml(mail.text)}</pre>
<h2>HTML</h2>
<iframe title="The mail as HTML" src="/dev/mailbox/${encodeURIComponent(mail.id)}/html"></iframe>`,
  );
}

/** A file of its own: the policy lets no style into the page. */
export const styleSheet = `:root { color-scheme: light dark }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
table { width: 100%; border-collapse: collapse; margin-top: 1rem }
th, td { padding: .5rem; border-bottom: 1px solid; text-align: left; overflow-wrap: anywhere }
pre { padding: 1rem; border: 1px solid; white-space: pre-wrap }
iframe { width: 100%; height: 36rem; border: 1px solid; background: #fff }
dt { font-weight: 700 } dd { margin: 0 0 .5rem }
`;

function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} - ${escapeHtml(brand)}</title>
<link rel="stylesheet" href="/dev/mailbox.css"></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>
`;
}
