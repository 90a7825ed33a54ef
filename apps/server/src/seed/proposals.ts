import type { Duration } from '@guildhall/api/enums';

import { after, days } from '../domain/time.ts';
import type { SeededClient, SeededFreelancer } from './people.ts';
import { availabilities, greetings, pastPhrases, pricePhrases } from './phrases.ts';
import { professions } from './professions.ts';
import type { Random } from './random.ts';
import type { Facts, Voice } from './voice.ts';

export type ProposalPlan = {
  freelancer: SeededFreelancer;
  client: SeededClient;
  subject: string;
  answer: string;
  budget: readonly [min: number, max: number];
  duration: Duration;
  writtenAt: Date;
};

/** How long such a project takes, in words, and how many hours a person can work in it. */
const spans: Readonly<Record<Duration, { words: readonly string[]; mostHours: number }>> = {
  'less than 1 week': { words: ['three days', 'four days', 'five days'], mostHours: 36 },
  '1-2 weeks': { words: ['eight days', 'nine days', 'ten days'], mostHours: 64 },
  '2 weeks': { words: ['nine working days', 'two weeks', 'ten working days'], mostHours: 76 },
  '1 month': { words: ['three weeks', 'four weeks', 'a month'], mostHours: 150 },
  '2-3 months': {
    words: ['eight weeks', 'nine weeks', 'ten weeks', 'eleven weeks'],
    mostHours: 380,
  },
  'more than 3 months': {
    words: ['fourteen weeks', 'sixteen weeks', 'four months'],
    mostHours: 600,
  },
};

const dollars = (amount: number): string => amount.toLocaleString('en-US');

/** What this person would charge: their own rate, within the range and within what a week holds. */
function priceOf(
  random: Random,
  { freelancer: { hourlyRate: rate }, budget: [min, max], duration }: ProposalPlan,
): Facts {
  const wanted = min + (max - min) * (random.between(15, 95) / 100);
  const hours = Math.max(4, Math.min(Math.floor(wanted / rate), spans[duration].mostHours));
  return {
    rate,
    hours,
    total: dollars(hours * rate),
    start: dollars(rate * Math.ceil(hours / 3)),
    span: random.pick(spans[duration].words),
  };
}

const dayName = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A working day, some days after the letter. */
function workingDay(random: Random, writtenAt: Date): string {
  const day = after(writtenAt, days(random.between(3, 16)));
  const weekday = day.getUTCDay();
  return dayName.format(weekday === 0 || weekday === 6 ? after(day, days(2)) : day);
}

const shapes = [
  ['answer', 'past', 'price'],
  ['past', 'answer', 'price'],
  ['answer', 'past'],
  ['answer', 'price'],
] as const;

/** An answer to one brief by one person: nothing in it is said in another. */
export function writeProposal(
  random: Random,
  voice: Voice,
  plan: ProposalPlan,
): { proposal: string; coverLetter: string } {
  const { freelancer, client, subject, answer, writtenAt } = plan;
  const facts = {
    subject,
    company: client.company,
    first: client.contact.split(' ')[0] ?? client.contact,
    city: freelancer.location.split(',')[0] ?? freelancer.location,
    craft: professions[freelancer.profession].craft,
    years: freelancer.years,
    year: writtenAt.getUTCFullYear() - random.between(1, Math.max(1, freelancer.years - 2)),
    day: workingDay(random, writtenAt),
    weekly: random.pick([12, 15, 18, 20, 22, 24, 25, 28, 30]),
    weekday: random.pick(['Tuesday', 'Wednesday', 'Thursday', 'Friday']),
    hour: random.pick(['nine', 'ten', 'eleven']),
    later: random.pick(['two', 'three', 'four']),
    ...priceOf(random, plan),
  };
  const shape = random.pick(shapes);
  const sentences = shape.map((part) => {
    if (part === 'answer') return answer;
    if (part === 'past') return voice.say(pastPhrases, { ...facts, past: random.pick(freelancer.past) });
    return voice.say(pricePhrases, facts);
  });
  const habit = random.chance(0.6) ? voice.sayIfNew(freelancer.habits) : undefined;
  return {
    proposal: joined(sentences),
    coverLetter: joined([voice.say(greetings, facts), habit, voice.say(availabilities, facts)]),
  };
}

const joined = (sentences: readonly (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined).join(' ');
