import type { Schema } from '../kit/schema.ts';
import { applicationStatusMachine } from '../lifecycles/applicationStatus/machine.ts';
import { rule } from './law.ts';

/** Whether the law lets the text of an application be edited where it stands. Who may is another question. */
export const mayBeEdited = ({
  status,
  viewedAt,
  postEdit,
}: Pick<Schema<'FreelancerApplication'>, 'status' | 'viewedAt' | 'postEdit'>): boolean =>
  rule(applicationStatusMachine, status, {
    type: 'application.edit',
    isViewed: viewedAt !== null,
    isPostEdited: postEdit !== null,
  }).ok;
