import { counted } from '@guildhall/machines/domain/counted';
import type { Schema } from '@guildhall/machines/kit/schema';

import { foundText } from '../shared/foundText.ts';

/** How many have applied. */
export const proposalsText = (count: number): string => (count === 0 ? 'No proposals yet' : counted(count, 'proposal'));

/** What a search has found; "1,000+" when that is more than can be listed. */
export const resultText = (found: Pick<Schema<'SearchPagination'>, 'total' | 'isCapped'>, query: string): string =>
  foundText(found, 'job', query);
