import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import { openedApplication } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { SnapshotFrom } from 'xstate';

/** What the address opens: an application, null for one that is not listed. Undefined while nothing is open, or known. */
export function openedIn(
  snapshot: SnapshotFrom<typeof applicantsMachine>,
): Schema<'ClientApplication'> | null | undefined {
  const { applicationId, groups } = snapshot.context;
  if (applicationId === null || groups === null || snapshot.matches('failed')) return undefined;
  const application = openedApplication(snapshot.context);
  return application === null && snapshot.matches('loading') ? undefined : application;
}
