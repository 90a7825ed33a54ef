import type { ProjectStatusChoice } from '@guildhall/api/enums';
import { counted } from '@guildhall/machines/domain/counted';
import { statusChoiceWord } from '@guildhall/machines/domain/statusWords';
import { mostChosen } from '@guildhall/machines/flows/applicants';

export const applicationsText = (count: number): string => counted(count, 'application');

interface Place {
  /** How many there are on all pages. */
  total: number;
  page: number;
  pages: number;
}

/** What a client's own jobs are narrowed to. */
interface Narrowed {
  search: string;
  status: ProjectStatusChoice | null;
}

/** How many there are on all pages, and which of them is on screen. */
const paged = (all: string, { page, pages }: { page: number; pages: number }): string =>
  pages > 1 ? `${all}, page ${page} of ${pages}` : all;

/** What stands above the list of jobs: how many are found, and which page of them is on screen. */
export function jobsText({ total, search, status, ...place }: Place & Narrowed): string {
  const ofStatus = status === null ? '' : ` with the status “${statusChoiceWord(status)}”`;
  return paged(`${counted(total, 'job')}${ofStatus}${search === '' ? '' : ` for “${search}”`}`, place);
}

/** What stands in place of the list when it was narrowed to nothing. */
export function noneFoundText({ search, status }: Narrowed): string {
  const ofStatus = status === null ? '' : ` with the status “${statusChoiceWord(status)}”`;
  return search === '' ? `You have no jobs${ofStatus}` : `None of your jobs${ofStatus} match “${search}”`;
}

interface Listed extends Place {
  /** Those on the shortlist alone. */
  isShortlist: boolean;
}

/** What stands above the list of applications: how many there are, and which page of them is on screen. */
export const listedApplicationsText = ({ total, isShortlist, ...place }: Listed): string =>
  paged(counted(total, isShortlist ? 'shortlisted application' : 'application'), place);

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
