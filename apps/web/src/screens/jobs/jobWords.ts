const figure = new Intl.NumberFormat('en-US');

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${figure.format(count)} ${many}`;

/** How many have applied. */
export const proposalsText = (count: number): string =>
  count === 0 ? 'No proposals yet' : counted(count, 'proposal', 'proposals');

/** What a search has found. */
export function resultText(total: number, query: string): string {
  const jobs = counted(total, 'job', 'jobs');
  return query === '' ? jobs : `${jobs} for “${query}”`;
}
