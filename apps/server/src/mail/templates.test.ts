import { expect, test } from 'vitest';

import { escapeHtml } from './escapeHtml.ts';
import { linkExample, mailExamples } from './examples.ts';
import { dress } from './layout.ts';
import { renderMail, templateNames } from './templates.ts';

const hostile = '<img src=x onerror=alert(1)>"\'&\r\nBcc: all@example.com\u0000\u202e';
const isFree = /name|title|about|description|reason|review|subject|message/i;

/** One mail of each kind, with every word that people choose trying to be HTML, and a header. */
const examples = attacked(mailExamples);

/** The same values, each free text replaced; what the contract limits to a list, an id or a number stays. */
function attacked<T>(value: T, name = ''): T {
  if (typeof value === 'string') return (isFree.test(name) ? hostile : value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner: unknown) => attacked(inner, name)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, attacked(inner, key)])) as T;
}

test.each([...templateNames])('%s reads well as text and as HTML, and lets no markup in', (name) => {
  const mail = renderMail(name, examples[name], 'https://guildhall.example.com');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toContain('<img');
  expect(`${mail.html}${mail.text}`).not.toMatch(/undefined|null|\[object|Invalid Date/);
  // Neither a NUL nor a mark that turns text around is left.
  expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e]/u);
  // The same sentences in both.
  const [firstParagraph = ''] = mail.text.split('\n\n');
  expect(mail.html).toContain(escapeHtml(firstParagraph));
});

test.each([...templateNames])('%s gives its reason and names its button as all the others do', (name) => {
  const mail = renderMail(name, mailExamples[name], 'https://guildhall.example.com');
  expect(mail.text).toMatch(/^--\nYou are receiving this email because /m);
  const labels = [...mail.text.matchAll(/^(.+): https:\/\/guildhall\.example\.com/gm)].map(([, label]) => label);
  expect(labels.filter((label) => !/^[A-Z]\w*( (a|an|the|of)\b| [A-Z]\w*)*$/.test(label ?? ''))).toEqual([]);
});

test.each([...templateNames])('what %s announces with a colon stands right below', (name) => {
  const mail = renderMail(name, mailExamples[name], 'https://guildhall.example.com');
  const blocks = mail.text.split('\n\n');
  const announced = blocks.flatMap((block, index) => (block.endsWith(':') ? [blocks[index + 1] ?? ''] : []));
  expect(announced.filter((block) => !block.startsWith('> ') && !/\nhttps:\S+$/.test(block))).toEqual([]);
  // No quotation stands there unannounced.
  expect(blocks.filter((block) => block.startsWith('> '))).toEqual(announced.filter((block) => block.startsWith('> ')));
});

test.each(['verificationCode', 'passwordResetCode'] as const)(
  '%s shows its code in the subject, the text and the HTML',
  (name) => {
    const mail = renderMail(name, { code: '481516' }, 'https://guildhall.example.com');
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).toContain('481516');
  },
);

test.each(['verificationCode', 'passwordResetCode'] as const)('%s shows a link in place of a code', (name) => {
  const mail = renderMail(name, linkExample, 'https://guildhall.example.com');
  const url = `https://guildhall.example.com${linkExample.link}`;
  expect(mail.text).toContain(url);
  expect(mail.html).toContain(`href="${escapeHtml(url)}"`);
  expect(mail.subject).not.toMatch(/\d/);
});

test('links lead to the public address', () => {
  const mail = renderMail('applicationAccepted', examples.applicationAccepted, 'https://guildhall.example.com');
  expect(mail.text).toContain(
    'Open Your Assigned Jobs: https://guildhall.example.com/freelancer-dashboard?tab=assigned',
  );
  expect(mail.html).toContain('href="https://guildhall.example.com/freelancer-dashboard?tab=assigned"');
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
