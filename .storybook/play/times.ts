/** Steps in which time can be let pass, in milliseconds. */
export const steps = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'UTC' });

export const dayOf = (at: number): string => day.format(at);

export const timeOf = (at: number): string => time.format(at);

const units = Object.entries(steps).toReversed();

/** So much time in words, in its two largest units: `1 minute 30 seconds`. */
export function durationWords(milliseconds: number): string {
  if (milliseconds < steps.second) return `${milliseconds} ms`;
  let rest = milliseconds;
  const parts = units.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count === 0 ? [] : `${count} ${unit}${count === 1 ? '' : 's'}`;
  });
  return parts.slice(0, 2).join(' ');
}
