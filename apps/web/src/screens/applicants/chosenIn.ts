import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import { chosenOf } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { SnapshotFrom } from 'xstate';

/** The applications that are chosen to be rejected together, on any page. */
export function chosenIn({
  context: { groups, several },
}: SnapshotFrom<typeof applicantsMachine>): Schema<'ClientApplication'>[] {
  return several === null ? [] : chosenOf({ groups }, several);
}
