import { brand } from '@guildhall/machines/domain/brand';

import { escapeHtml } from './escapeHtml.ts';
import { instantInWords } from './instantInWords.ts';
import type { Interview } from './interview.ts';
import { look } from './look.ts';
import { oneLine, withoutControls } from './plainText.ts';

/** What a template says, before it is dressed as text and HTML. Its words may come from people: they are never markup. */
export type Content = {
  readonly subject: string;
  /** Whole sentences, each its own paragraph. */
  readonly paragraphs: readonly string[];
  /** A code to type, shown large and on a line of its own. */
  readonly code?: string;
  /** Words of another person, shown as a quotation right after the paragraph that announces them. */
  readonly quote?: string;
  /** What to know at a glance, each with its name. */
  readonly facts?: readonly Fact[];
  /** What the mail lists, each with its page. */
  readonly entries?: readonly Entry[];
  /** The one thing to do next: `path` on our own site, or a `url` that was checked when it was taken in. */
  readonly action?: { readonly label: string } & ({ readonly path: string } | { readonly url: string });
  /** Why this mail came, at the foot. */
  readonly reason: string;
  /** Where the reader can stop mails of this kind, at the foot and for the mail program (RFC 8058). */
  readonly unsubscribe?: { readonly label: string; readonly path: string };
  /** Who reads an answer, where that is not us. */
  readonly replyTo?: { readonly name: string; readonly email: string };
  /** The meeting that the mail is about: its calendar file goes along. */
  readonly interview?: Interview;
  /** For how long it is of any use, in milliseconds: later it is not sent. Default: for ever. */
  readonly goodFor?: number;
};

/** `at` is an instant as ISO 8601, which is written in the reader's time zone. */
export type Fact = { readonly name: string; readonly value: string | { readonly at: string } };

/** What is known of the reader of a mail. */
export type Reader = {
  /** Where they can turn mails of its kind off for their account. */
  readonly unsubscribe?: Content['unsubscribe'];
  /** The time zone of their account, as IANA names it. Default: UTC. */
  readonly timezone?: string;
};

/** Something with a page of its own on our site: what it is called, and a line about it. */
export type Entry = { readonly title: string; readonly about: string; readonly path: string };

/** A mail ready for any mail program. */
export type RenderedMail = Pick<Content, 'replyTo' | 'interview' | 'goodFor'> & {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a POST stops mails of this kind. */
  readonly unsubscribeUrl?: string;
};

/** The longest subject, in characters: mail programs show less, and a header has its limits. */
const longestSubject = 150;

/** Dresses `content` for its reader; links start with `publicUrl`. */
export function dress(content: Content, publicUrl: string, reader: Reader = {}): RenderedMail {
  const { action, entries = [], replyTo, interview, goodFor } = content;
  const { unsubscribe = content.unsubscribe, timezone } = reader;
  const facts = content.facts?.map(({ name, value }) => ({
    name,
    value: typeof value === 'string' ? value : instantInWords(value.at, timezone),
  }));
  const written: Written = { ...content, facts };
  const linkTo = ({ label, path }: { label: string; path: string }): Link => ({ label, url: `${publicUrl}${path}` });
  const links: Links = {
    action: action && ('url' in action ? action : linkTo(action)),
    entries: entries.map(({ title, about, path }) => ({ ...linkTo({ label: oneLine(title), path }), about })),
    unsubscribe: unsubscribe && linkTo(unsubscribe),
  };
  const subject = oneLine(content.subject, longestSubject);
  return {
    subject,
    text: withoutControls(asText(written, links)),
    html: withoutControls(asHtml(written, subject, links)),
    ...(links.unsubscribe && { unsubscribeUrl: links.unsubscribe.url }),
    ...(replyTo && { replyTo: { ...replyTo, name: oneLine(replyTo.name) } }),
    ...(interview && { interview }),
    ...(goodFor !== undefined && { goodFor }),
  };
}

type WrittenFact = { readonly name: string; readonly value: string };

type Written = Omit<Content, 'facts'> & { readonly facts: readonly WrittenFact[] | undefined };

type Link = { readonly label: string; readonly url: string };

type Links = {
  readonly action: Link | undefined;
  readonly entries: readonly (Link & { readonly about: string })[];
  readonly unsubscribe: Link | undefined;
};

const inText = ({ label, url }: Link): string => `${label}: ${url}`;

function asText(content: Written, { action, entries, unsubscribe }: Links): string {
  const blocks = [
    ...content.paragraphs,
    content.code,
    content.quote && withoutControls(content.quote).replace(/^/gm, '> '),
    content.facts?.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    ...entries.map(({ label, about, url }) => `${label}\n${about}\n${url}`),
    action && inText(action),
    ['--', content.reason, unsubscribe && inText(unsubscribe), brand].filter(Boolean).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function asHtml(content: Written, subject: string, { action, entries, unsubscribe }: Links): string {
  const { facts = [] } = content;
  const parts = [
    ...content.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    content.code && `<p class="code">${escapeHtml(content.code)}</p>`,
    content.quote && `<blockquote>${escapeHtml(withoutControls(content.quote))}</blockquote>`,
    facts.length > 0 && `<dl>${facts.map(asHtmlFact).join('')}</dl>`,
    entries.length > 0 && `<ul>${entries.map(asHtmlEntry).join('')}</ul>`,
    action && `<p class="action">${asHtmlLink(action)}</p>`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${look}</style>
</head>
<body>
<header><p>${escapeHtml(brand)}</p></header>
<main>
<h1>${escapeHtml(subject)}</h1>
${parts.filter(Boolean).join('\n')}
</main>
<footer><p>${escapeHtml(content.reason)}${unsubscribe ? ` ${asHtmlLink(unsubscribe)}` : ''}</p></footer>
</body>
</html>
`;
}

function asHtmlLink({ label, url }: Link): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}

function asHtmlEntry(entry: Links['entries'][number]): string {
  return `<li>${asHtmlLink(entry)}<br>${escapeHtml(entry.about)}</li>`;
}

function asHtmlFact({ name, value }: WrittenFact): string {
  return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;
}
