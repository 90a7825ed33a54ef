import type { VerificationProblem, VerificationSubject } from '@guildhall/api/enums';

import { brand } from './brand.ts';
import { hostOf, plainAddress } from './webAddress.ts';

/** What an address is called on a profile. */
export const subjectWords: Readonly<Record<VerificationSubject, string>> = {
  website: 'Website',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  portfolio: 'Portfolio',
};

/** The element that a page needs so that it links back to a profile. */
export const linkBackTo = (profileAddress: string): string => `<a rel="me" href="${profileAddress}">${brand}</a>`;

export interface FailedCheck {
  subject: VerificationSubject;
  address: string;
  problem: VerificationProblem;
  detail: string | null;
}

/** Why a check failed, and what to do about it. */
export interface ProblemWords {
  reason: string;
  remedy: string;
}

type Say = (check: { place: string; host: string; detail: string; emailDomain: string; page: string }) => ProblemWords;

const again = 'Then check again.';

const words: Readonly<Record<VerificationProblem, Say>> = {
  freeMail: ({ emailDomain }) => ({
    reason: `${emailDomain} is a mail service for everyone, so an address there says nothing about a company.`,
    remedy: `Only an account with an email address of the company can be verified.`,
  }),
  otherDomain: ({ emailDomain, host }) => ({
    reason: `Your email is at ${emailDomain}, and your website is at ${host}. They do not belong together.`,
    remedy: 'Enter the website of the company whose email address you log in with on your profile.',
  }),
  notHttps: ({ place }) => ({
    reason: `${place} does not begin with https://, so no one can be sure who answers there.`,
    remedy: `Enter an address that begins with https:// on your profile. ${again}`,
  }),
  notPlain: ({ place }) => ({
    reason: `${place} has a port number, a user name or a password in it.`,
    remedy: `Enter the address without it on your profile. ${again}`,
  }),
  noDomain: ({ place }) => ({
    reason: `${place} names no domain of its own, such as example.com.`,
    remedy: `Enter an address with a domain on your profile. ${again}`,
  }),
  ownSite: () => ({
    reason: `This address belongs to ${brand} itself.`,
    remedy: 'Enter an address of your own on your profile.',
  }),
  notFound: ({ host }) => ({
    reason: `${host} could not be found on the public internet.`,
    remedy: 'Check its spelling on your profile. A new domain may need a day until it is known everywhere.',
  }),
  notPublic: ({ host }) => ({
    reason: `${host} leads into a private network and cannot be opened from the internet.`,
    remedy: `Enter an address that everyone can open on your profile. ${again}`,
  }),
  unreachable: ({ host }) => ({
    reason: `${host} did not answer.`,
    remedy: 'Open the page in a browser to see whether it works, and check again in a few minutes.',
  }),
  badCertificate: ({ host }) => ({
    reason: `The certificate of ${host} is not valid, so no one can be sure who answers there.`,
    remedy: `Renew the certificate, or ask the provider of the website to do so. ${again}`,
  }),
  tooSlow: ({ host }) => ({
    reason: `${host} took longer than 5 seconds to answer.`,
    remedy: 'Check again in a few minutes.',
  }),
  badStatus: ({ place, detail }) => ({
    reason: `${place} answered with error ${detail}. Some sites refuse to show pages to anyone but people.`,
    remedy: 'Open the page in a browser without being logged in there. If it opens, use another address.',
  }),
  tooManyRedirects: ({ place }) => ({
    reason: `${place} passed us on more than three times.`,
    remedy: `Enter the address at which the page opens in the end on your profile. ${again}`,
  }),
  redirectsElsewhere: ({ place, detail }) => ({
    reason: `${place} passed us on to another website, ${detail}.`,
    remedy: `Enter the address at which the page opens in the end on your profile. ${again}`,
  }),
  notHtml: ({ place, detail }) => ({
    reason: `${place} is not a web page${detail === '' ? '' : ` but ${detail}`}.`,
    remedy: `Enter the address of a web page on your profile. ${again}`,
  }),
  badEncoding: ({ place }) => ({
    reason: `${place} could not be read: it was sent packed in a way that cannot be unpacked.`,
    remedy: 'Ask the provider of the website, or use another address.',
  }),
  tooLarge: ({ page }) => ({
    reason: `There is no link back to your profile in the first 512 KiB of ${page}.`,
    remedy: `Put the line further up on the page, or use another address. ${again}`,
  }),
  noLinkBack: ({ page }) => ({
    reason: `${page} has no link back to your profile with rel="me".`,
    remedy: `Put the line that your account page shows there, exactly as it is. ${again}`,
  }),
};

/** What the owner is told about a check that failed. */
export function problemWords({ address, problem, detail }: FailedCheck, emailDomain: string): ProblemWords {
  const place = plainAddress(address);
  return words[problem]({ place, page: place, host: hostOf(address), detail: detail ?? '', emailDomain });
}
