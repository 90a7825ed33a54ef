import type { Failed } from '../../kit/actors.ts';
import { troubleOf } from '../../kit/failure.ts';
import type { Schema } from '../../kit/schema.ts';
import type { ApplicantsAddress } from './address.ts';
import type { ListedApplications } from './listed.ts';
import { findApplication } from './listed.ts';

type List = Schema<'ClientApplicationList'>;
type Context = ListedApplications & ApplicantsAddress;

/** Whether the open application is on this page of this list. */
export const holdsOpened = ({ applicationId }: ApplicantsAddress, { applications }: List): boolean =>
  applications.some(({ id }) => id === applicationId);

/** Asks for the whole list in place of one without the open application; Back would lead there, and from there here again. */
export const allInAddress = {
  type: 'address.change',
  search: { project: '', shortlist: '', page: '' },
  replace: true,
} as const;

const isNarrowed = ({ projectId, isShortlist }: ApplicantsAddress): boolean => projectId !== null || isShortlist;

/** The page that holds the open application is not the one that the address says. */
export const isElsewhere = (context: ApplicantsAddress, list: List): boolean =>
  list.pagination.page !== context.page && holdsOpened(context, list);

export const openingGuards = {
  isElsewhere: ({ context }: { context: Context }, list: List) => isElsewhere(context, list),
  /** What the address narrows the list to leaves out the open application. */
  isLeftOut: ({ context }: { context: Context }, list: List) =>
    context.applicationId !== null && isNarrowed(context) && !holdsOpened(context, list),
  /** The open application may be there, though the project of the address is none of the client's. */
  isOfNoProject: ({ context }: { context: Context }, { error }: Failed) => {
    const trouble = troubleOf(error);
    return (
      context.applicationId !== null &&
      context.projectId !== null &&
      trouble.kind === 'refused' &&
      [400, 403, 404].includes(trouble.status)
    );
  },
  /** One is opened that is not on screen. */
  isOutOfSight: ({ context }: { context: Context }, { applicationId }: ApplicantsAddress) =>
    applicationId !== null &&
    applicationId !== context.applicationId &&
    findApplication(context, applicationId) === null,
};
