import { createHash } from 'node:crypto';

import type { Config } from '../config.ts';

/** Directives of a Content-Security-Policy: https://www.w3.org/TR/CSP3/ */
type Policy = Readonly<Record<string, string>>;

/**
 * No script and no style but our own files, nothing frames us, nothing leaks where people came from. Pictures may be
 * data and object URLs (previews of an upload).
 */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const satisfies Policy;

/** Vite's development client: an inline preamble, styles put into the page, and a socket for hot reload. */
const developmentPolicy: Policy = {
  ...policy,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws: wss:",
};

/** What every page may have beyond its files and its own sheets. */
export type PageStyles = {
  /** The exact texts of `<style>` elements that are made in the browser. */
  readonly elements: readonly string[];
  /** The exact texts of `style` attributes that the server draws. */
  readonly attributes: readonly string[];
};

/** Gives each page that the web app drew its policy. */
export function pagePolicies({ elements, attributes }: PageStyles): (html: string) => string {
  const added = elements.map(hashOf);
  const inAttributes = allowAttributes(attributes);
  return (html) =>
    write({
      ...policy,
      // Its own sheet is the first: one that had slipped into its text is not let in.
      'style-src': ["'self'", ...sheetsIn(html).slice(0, 1).map(hashOf), ...added].join(' '),
      'style-src-attr': inAttributes,
    });
}

/** The policy of a mail in its frame on our own page: its own style sheet, and nothing that runs or loads. */
export function mailPolicy(html: string): string {
  return write({
    'default-src': "'none'",
    'style-src-elem': sheetsIn(html).map(hashOf).join(' ') || "'none'",
    'img-src': "'self' data:",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  });
}

/** The headers that every answer carries, errors and files included. */
export function securityHeaders(config: Config, isDevServer: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': write(isDevServer ? developmentPolicy : policy),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** The texts of a page's style sheets. A browser reads a line break as one character, and hashes what it read. */
function sheetsIn(html: string): string[] {
  const [, ...parts] = html.replaceAll('\r\n', '\n').split('<style');
  return parts.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</style>')));
}

function allowAttributes(texts: readonly string[]): string {
  if (texts.length === 0) return "'none'";
  return `'unsafe-hashes' ${texts.map(hashOf).join(' ')}`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function write(directives: Policy): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
