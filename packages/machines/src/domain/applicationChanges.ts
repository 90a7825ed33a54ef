import type { Schema } from '../kit/schema.ts';
import { applicationStatusMachine } from '../lifecycles/applicationStatus/machine.ts';
import { nextStatus } from './lifecycle.ts';

/** Whether the lifecycle lets the text of an application be edited where it stands. Who may is another question. */
export const mayBeEdited = ({
  status,
  viewedAt,
  postEdit,
}: Pick<Schema<'FreelancerApplication'>, 'status' | 'viewedAt' | 'postEdit'>): boolean =>
  nextStatus(applicationStatusMachine, status, {
    type: 'application.edit',
    isViewed: viewedAt !== null,
    isPostEdited: postEdit !== null,
  }).ok;
