/** The moment at which every story and test happens: Tuesday, 9 June 2026, 14:30 in UTC. */
export const storyNow = new Date('2026-06-09T14:30:00Z');

const units = { minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;

/** A moment before (or, with a negative amount, after) `storyNow`. */
export function ago(amount: number, unit: keyof typeof units): Date {
  return new Date(storyNow.getTime() - amount * units[unit]);
}
