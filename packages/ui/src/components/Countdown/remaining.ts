const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Whole days, hours, minutes and seconds until an instant; zeros when it has come. */
export function remainingUntil(to: Date, now: Date) {
  const left = Math.max(0, Math.floor((to.getTime() - now.getTime()) / second) * second);
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}

/** The moments at which a countdown speaks, latest first. */
const milestones = [
  { name: 'live', left: 0 },
  { name: 'oneMinute', left: minute },
  { name: 'tenMinutes', left: 10 * minute },
  { name: 'oneHour', left: hour },
] as const;

export type Milestone = (typeof milestones)[number]['name'];

/** The milestone passed between two moments; after a pause, as of a sleeping computer, the latest of several. */
export function milestoneBetween(to: Date, before: Date, now: Date): Milestone | undefined {
  const leftBefore = to.getTime() - before.getTime();
  const leftNow = to.getTime() - now.getTime();
  return milestones.find(({ left }) => leftBefore > left && leftNow <= left)?.name;
}
