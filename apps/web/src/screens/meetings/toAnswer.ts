/** What a tab of meetings says: how many wait for an answer of its reader, where some do. */
export const toAnswer = (count: number | undefined): { count: number; countLabel: string } | null =>
  count === undefined || count === 0 ? null : { count, countLabel: 'to answer' };
