import type { Search } from '../../kit/lists.ts';
import type { QueryOf } from '../../kit/schema.ts';

export interface ApplicantsAddress {
  /** The project that the address narrows the list to; null for all. */
  projectId: string | null;
  /** Whether it is narrowed to the shortlist. */
  isShortlist: boolean;
  /** The application that the address opens; null for none. */
  applicationId: string | null;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const idIn = (text: string | undefined): string | null => (text !== undefined && uuid.test(text) ? text : null);

/** Reads the address of a list of applications. What is no id narrows nothing, and opens nothing. */
export const applicantsAddressOf = ({ project, shortlist, application }: Search): ApplicantsAddress => ({
  projectId: idIn(project),
  isShortlist: shortlist === '1',
  applicationId: idIn(application),
});

/** What is asked for at an address. */
export const applicantsParamsOf = ({
  projectId,
  isShortlist,
}: Pick<ApplicantsAddress, 'projectId' | 'isShortlist'>): QueryOf<'listClientApplications'> => ({
  page: 1,
  limit: 50,
  ...(projectId !== null && { projectId }),
  ...(isShortlist && { shortlisted: true }),
});
