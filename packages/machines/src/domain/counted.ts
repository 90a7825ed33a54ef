const figure = new Intl.NumberFormat('en-US');

/** “1 proposal”, “0 proposals”, “1,200 proposals”. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure.format(count)} ${count === 1 ? one : many}`;

const minute = 60;
const hour = 60 * minute;

/** How long to wait, in the unit that people would use, and never less than it takes: “45 seconds”, “2 minutes”, “5 hours”. */
export function waitText(seconds: number): string {
  if (seconds < minute) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds < 1.5 * hour) return counted(Math.ceil(seconds / minute), 'minute');
  return counted(Math.ceil(seconds / hour), 'hour');
}
