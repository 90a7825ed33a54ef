import type { components } from '@guildhall/api/schema';

export type PageRequest = { page: number; limit: number };

export type Page<Entry> = { entries: Entry[]; total: number };

export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit;
}

/** Where a page lies in its list, as every list says it. */
export function pagination({ page, limit }: PageRequest, total: number): components['schemas']['Pagination'] {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
