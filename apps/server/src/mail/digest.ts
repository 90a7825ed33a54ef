import type { DigestFrequency } from '@guildhall/api/enums';
import { brand } from '@guildhall/machines/domain/brand';
import { counted } from '@guildhall/machines/domain/counted';

import type { Content, Entry } from './layout.ts';

/** What is new in one saved search. */
export type Digest = {
  name: string;
  /** What the reader calls the search. */
  searchTitle: string;
  finds: 'jobs' | 'freelancers';
  frequency: Exclude<DigestFrequency, 'never'>;
  /** The newest. */
  entries: readonly Entry[];
  /** How many there are with those that are not listed; `isCapped` when there are more than that. */
  total: number;
  isCapped: boolean;
  /** The whole list on our site. */
  listPath: string;
  unsubscribePath: string;
};

const one = { jobs: 'job', freelancers: 'freelancer' } as const;

const amountOf = ({ finds, total, isCapped }: Digest): string =>
  isCapped ? `${total}+ new ${finds}` : counted(total, `new ${one[finds]}`);

export const digestContent = (digest: Digest): Content => {
  const { name, searchTitle, finds, frequency, entries, total, isCapped, listPath, unsubscribePath } = digest;
  const amount = amountOf(digest);
  const isWhole = entries.length === total && !isCapped;
  return {
    subject: `${amount}: “${searchTitle}”`,
    paragraphs: [
      `Hello ${name},`,
      `Your saved search “${searchTitle}” found ${amount}${isWhole ? ':' : `. The newest ${entries.length}:`}`,
    ],
    entries,
    action: { label: finds === 'jobs' ? 'See All Jobs' : 'See All Freelancers', path: listPath },
    reason: `You are receiving this email because you saved this search on ${brand} and asked for a ${frequency} email about it.`,
    unsubscribe: { label: 'Stop These Emails', path: unsubscribePath },
  };
};
