import type { ApplicationStatus } from '@guildhall/api/enums';
import { postChanges } from '@guildhall/machines/domain/postChange';

import type { PostEditRow } from '../../repositories/projectEvents.ts';
import type { Schemas } from './common.ts';
import { instant } from './common.ts';

/** What the client has changed in the post since the text of an application that waits for an answer was written. */
export function toPostEdit(
  { id, status }: { id: string; status: ApplicationStatus },
  edits: readonly PostEditRow[],
): Schemas['PostEdit'] | null {
  if (status !== 'PENDING') return null;
  const since = edits.filter(({ applicationId, isSince }) => applicationId === id && isSince);
  const change = postChanges(since.flatMap(({ details }) => details.edit ?? []));
  const last = since.at(-1);
  return change && last ? { at: instant(last.at), ...change } : null;
}
