import { counted } from '@guildhall/machines/domain/counted';
import type { Schema } from '@guildhall/machines/kit/schema';

const figure = new Intl.NumberFormat('en-US');

/** How many have applied. */
export const proposalsText = (count: number): string => (count === 0 ? 'No proposals yet' : counted(count, 'proposal'));

/** What a search has found; "1,000+" when that is more than can be listed. */
export function resultText(
  { total, isCapped }: Pick<Schema<'SearchPagination'>, 'total' | 'isCapped'>,
  query: string,
): string {
  const jobs = isCapped ? `${figure.format(total)}+ jobs` : counted(total, 'job');
  return query === '' ? jobs : `${jobs} for “${query}”`;
}
