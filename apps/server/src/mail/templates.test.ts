import { expect, test } from 'vitest';

import { dress } from './layout.ts';
import type { MailData, TemplateName } from './templates.ts';
import { renderMail, templateNames } from './templates.ts';

const hostile = '<img src=x onerror=alert(1)>"\'&';

/** One mail of each kind, with names that try to be HTML. */
const examples: { [Name in TemplateName]: MailData<Name> } = {
  verificationCode: { code: '481516' },
  passwordResetCode: { code: '234211' },
  alreadyRegistered: { name: hostile, role: 'FREELANCER' },
  applicationReceived: { clientName: hostile, freelancerName: hostile, projectTitle: hostile },
  applicationAccepted: { freelancerName: hostile, projectTitle: hostile, clientName: hostile },
  applicationRejected: { freelancerName: hostile, projectTitle: hostile },
  positionFilled: { freelancerName: hostile, projectTitle: hostile },
  projectWithdrawn: { freelancerName: hostile, projectTitle: hostile },
};

test.each([...templateNames])('%s reads well as text and as HTML, and lets no markup in', (name) => {
  const mail = renderMail(name, examples[name], 'https://guildhall.example.com');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('undefined');
  expect(mail.text).not.toContain('undefined');
  // The same sentences in both.
  const [firstParagraph = ''] = mail.text.split('\n\n');
  const asShown = firstParagraph
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
  expect(mail.html).toContain(asShown);
});

test.each(['verificationCode', 'passwordResetCode'] as const)(
  '%s shows its code in the subject, the text and the HTML',
  (name) => {
    const code = examples[name].code;
    const mail = renderMail(name, examples[name], 'https://guildhall.example.com');
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).toContain(code);
  },
);

test('links lead to the public address', () => {
  const mail = renderMail('applicationAccepted', examples.applicationAccepted, 'https://guildhall.example.com');
  expect(mail.text).toContain('Open your dashboard: https://guildhall.example.com/freelancer-dashboard');
  expect(mail.html).toContain('href="https://guildhall.example.com/freelancer-dashboard"');
});

test('a line break in a title does not break out of the subject', () => {
  const mail = dress({ subject: 'Hello\r\nBcc: all@example.com', paragraphs: [], reason: '' }, '');
  expect(mail.subject).toBe('Hello Bcc: all@example.com');
});

test('the words of another person are quoted, line by line', () => {
  const mail = dress({ subject: 'x', paragraphs: ['They wrote:'], quote: 'one\n<b>two', reason: '' }, '');
  expect(mail.text).toContain('> one\n> <b>two');
  expect(mail.html).toContain('one\n&lt;b&gt;two</blockquote>');
});
