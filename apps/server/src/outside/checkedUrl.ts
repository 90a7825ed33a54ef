import { isIP } from 'node:net';

import { parse } from 'tldts';

import type { Failed } from './outcome.ts';
import { failed } from './outcome.ts';

/** `www.` is the same site. */
export const siteOf = (hostname: string): string => hostname.replace(/^www\./, '').replace(/\.$/, '');

/** The part of a name that its owner registered; null for what cannot be registered, such as `co.uk`. */
export const registeredPart = (hostname: string): string | null =>
  parse(hostname, { allowPrivateDomains: true, extractHostname: false }).domain;

/** Whether a name ends as names of the public internet do: those of a network are made up. */
export function hasPublicSuffix(hostname: string): boolean {
  const { domain, isIcann, isPrivate } = parse(hostname.replace(/\.$/, ''), {
    allowPrivateDomains: true,
    extractHostname: false,
  });
  return domain !== null && (isIcann === true || isPrivate === true);
}

/** An address that may be looked up at all, or why not. What its name leads to is not known yet. */
export function checkedUrl(text: string, ownUrl: string): URL | Failed {
  if (!URL.canParse(text)) return failed('noDomain');
  const url = new URL(text);
  if (url.protocol !== 'https:') return failed('notHttps');
  if (url.username !== '' || url.password !== '' || url.port !== '') return failed('notPlain');
  const { hostname } = url;
  const isNumber = hostname.startsWith('[') || isIP(hostname) !== 0;
  if (isNumber || registeredPart(siteOf(hostname)) === null) return failed('noDomain');
  if (siteOf(hostname) === siteOf(new URL(ownUrl).hostname)) return failed('ownSite');
  return url;
}
