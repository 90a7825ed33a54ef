import { counted } from '@guildhall/machines/domain/counted';
import type { StatusChoice } from '@guildhall/machines/domain/projectSearch';
import { statusChoiceWord } from '@guildhall/machines/domain/statusWords';
import { mostChosen } from '@guildhall/machines/flows/applicants';

const figure = new Intl.NumberFormat('en-US');

export const applicationsText = (count: number): string => counted(count, 'application');

/** What a client's own jobs are narrowed to. */
interface Narrowed {
  query: string;
  status: StatusChoice | null;
}

/** What stands above the list of jobs. The list holds the latest of many. */
export function jobsText({
  shown,
  listed,
  total,
  query,
  status,
}: Record<'shown' | 'listed' | 'total', number> & Narrowed) {
  const words = query.trim() === '' ? '' : ` for “${query.trim()}”`;
  if (words !== '' || status !== null) return `${figure.format(shown)} of ${counted(listed, 'job')}${words}`;
  return listed < total ? `The latest ${listed} of ${figure.format(total)} jobs` : counted(total, 'job');
}

/** What stands in place of the list when it was narrowed to nothing. */
export function noneFoundText({ query, status }: Narrowed): string {
  const ofStatus = status === null ? '' : ` with the status “${statusChoiceWord(status)}”`;
  return query.trim() === '' ? `You have no jobs${ofStatus}` : `None of your jobs${ofStatus} match “${query.trim()}”`;
}

interface Listed {
  /** How many there are on all pages. */
  total: number;
  page: number;
  pages: number;
  /** Those on the shortlist alone. */
  isShortlist: boolean;
}

/** What stands above the list of applications: how many there are, and which page of them is on screen. */
export function listedApplicationsText({ total, page, pages, isShortlist }: Listed): string {
  const all = counted(total, isShortlist ? 'shortlisted application' : 'application');
  return pages > 1 ? `${all}, page ${page} of ${pages}` : all;
}

/** How many are chosen, wherever they are. */
export function chosenText(count: number, elsewhere: number): string {
  if (count === 0) return 'Choose who is to be rejected';
  const most = count === mostChosen ? ', the most at once' : '';
  return `${applicationsText(count)} chosen${most}${elsewhere === 0 ? '' : `, ${elsewhere} of them on other pages`}`;
}

/** Who hears of a post that is withdrawn. */
export const applicantsToldText = (waiting: number): string =>
  waiting === 0
    ? 'No applications are waiting for an answer.'
    : `${counted(waiting, 'application')} will be declined, and we will tell ${waiting === 1 ? 'the applicant' : 'the applicants'} by email.`;

/** The end of an id: enough to tell applications apart, and to name one to someone else. */
export const shortId = (id: string): string => `#${id.slice(-6)}`;
