import { counted } from '@guildhall/machines/domain/counted';

const figure = new Intl.NumberFormat('en-US');

export const applicationsText = (count: number): string => counted(count, 'application');

/** What stands above the list of jobs. The list holds the latest of many. */
export function jobsText({
  shown,
  listed,
  total,
  query,
}: Record<'shown' | 'listed' | 'total', number> & { query: string }) {
  if (query.trim() !== '') return `${figure.format(shown)} of ${counted(listed, 'job')} for “${query.trim()}”`;
  return listed < total ? `The latest ${listed} of ${figure.format(total)} jobs` : counted(total, 'job');
}

/** What stands above the list of applications, which holds the latest of many. */
export const listedApplicationsText = (listed: number, total: number): string =>
  listed < total ? `The latest ${listed} of ${figure.format(total)} applications` : applicationsText(total);

/** The end of an id: enough to tell applications apart, and to name one to someone else. */
export const shortId = (id: string): string => `#${id.slice(-6)}`;
