import type { PageAddress, Search } from '../../kit/lists.ts';
import { pageOf } from '../../kit/lists.ts';
import type { QueryOf } from '../../kit/schema.ts';

/** What is listed: all of it, of which the address names a page. */
export interface ListAddress {
  /** The project that the address narrows the list to; null for all. */
  projectId: string | null;
  /** Whether it is narrowed to the shortlist. */
  isShortlist: boolean;
}

export interface ApplicantsAddress extends ListAddress, PageAddress {
  /** The application that the address opens; null for none. */
  applicationId: string | null;
}

/** A page of a list. */
export type ListedPage = ListAddress & PageAddress;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const idIn = (text: string | undefined): string | null => (text !== undefined && uuid.test(text) ? text : null);

/** Reads the address of a list of applications. What is no id narrows nothing, and opens nothing. */
export const applicantsAddressOf = ({ project, shortlist, page, application }: Search): ApplicantsAddress => ({
  projectId: idIn(project),
  isShortlist: shortlist === '1',
  page: pageOf(page),
  applicationId: idIn(application),
});

export const isSameList = (one: ListAddress, other: ListAddress): boolean =>
  one.projectId === other.projectId && one.isShortlist === other.isShortlist;

export const isSamePage = (one: ListedPage, other: ListedPage): boolean =>
  isSameList(one, other) && one.page === other.page;

/** What is asked for at an address: where it opens an application, the page that holds it. */
export const applicantsParamsOf = ({
  projectId,
  isShortlist,
  page,
  applicationId,
}: ApplicantsAddress): QueryOf<'listClientApplications'> => ({
  page,
  limit: 50,
  ...(applicationId !== null && { containing: applicationId }),
  ...(projectId !== null && { projectId }),
  ...(isShortlist && { shortlisted: true }),
});
