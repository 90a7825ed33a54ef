import providers from 'email-providers/all.json' with { type: 'json' };

import type { CheckedAddress } from '../domain/verification.ts';
import { emailDomain, isProfileAddress } from '../domain/verification.ts';
import { checkedUrl, registeredPart, siteOf } from './checkedUrl.ts';
import { fetchPage } from './fetchPage.ts';
import type { Network } from './network.ts';
import type { Failed } from './outcome.ts';
import { failed, isFailed } from './outcome.ts';
import { readRelMe } from './relMe.ts';

/** Mail services at which everyone may have an address. */
const freeMail: ReadonlySet<string> = new Set(providers);

const isFreeMail = (domain: string): boolean => freeMail.has(domain) || freeMail.has(registeredPart(domain) ?? '');

/** How long one check takes at most, in milliseconds, from the first name that is resolved. */
const patience = 5000;

const mostBytes = 512 * 1024;

export type Whose = { readonly userId: string; readonly email: string };
export type CheckOptions = { readonly publicUrl: string; readonly network?: Network | undefined };

/** The site that a check asks, for limits; null where it will ask none. */
export const askedSite = (address: string): string | null =>
  URL.canParse(address) ? registeredPart(siteOf(new URL(address).hostname)) : null;

/** Whether an address proves what "Verified" says of its owner; null when it does. */
export async function checkAddress(
  checked: CheckedAddress,
  whose: Whose,
  { publicUrl, network }: CheckOptions,
): Promise<Failed | null> {
  const options = { ownUrl: publicUrl, network, signal: AbortSignal.timeout(patience) };
  if (checked.subject === 'website') {
    const refusal = companyProblem(checked.address, whose.email, publicUrl);
    if (refusal) return refusal;
    const page = await fetchPage(checked.address, { ...options, bytes: 0 });
    return isFailed(page) ? page : null;
  }
  const page = await fetchPage(checked.address, { ...options, bytes: mostBytes });
  if (isFailed(page)) return page;
  const links = await readRelMe(page.html, options.signal).catch((error: unknown) => {
    if (!options.signal.aborted) throw error;
    return undefined;
  });
  if (links === undefined) return failed('tooSlow');
  if (links.some((link) => isProfileAddress(link, publicUrl, whose.userId))) return null;
  return failed(page.isWhole ? 'noLinkBack' : 'tooLarge');
}

/** The email is at the website's domain, or at a part of it. */
function companyProblem(address: string, email: string, publicUrl: string): Failed | null {
  const domain = emailDomain(email);
  if (isFreeMail(domain)) return failed('freeMail');
  const url = checkedUrl(address, publicUrl);
  if (isFailed(url)) return url;
  const site = siteOf(url.hostname);
  return domain === site || domain.endsWith(`.${site}`) ? null : failed('otherDomain');
}
