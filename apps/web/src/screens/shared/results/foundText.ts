import { counted } from '@guildhall/machines/domain/counted';
import type { Schema } from '@guildhall/machines/kit/schema';

const figure = new Intl.NumberFormat('en-US');

type Found = Pick<Schema<'SearchPagination'>, 'total' | 'isCapped'>;

/** How much a search has found: “42 jobs”, and “1,000+ jobs” when that is more than can be listed. */
export const countText = ({ total, isCapped }: Found, one: string): string =>
  isCapped ? `${figure.format(total)}+ ${one}s` : counted(total, one);

/** The same with the words that were looked for. */
export const foundText = (found: Found, one: string, query: string): string =>
  query === '' ? countText(found, one) : `${countText(found, one)} for “${query}”`;
