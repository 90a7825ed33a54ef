import { describe, expect, test } from 'vitest';

import { buildPeople } from './people.ts';
import { projectGroups } from './projects/projects.ts';
import { makeRandom } from './random.ts';
import { buildWork } from './work.ts';

const now = new Date('2026-11-22T10:00:00Z');

function build(seed = 20_261_120) {
  const random = makeRandom(seed);
  const people = buildPeople(random, now, 'hash');
  return { people, work: buildWork(random, now, people.seededClients, people.seededFreelancers) };
}

/** Every text that a person is supposed to have written, with where it stands. */
function textsOf({ people, work }: ReturnType<typeof build>): [place: string, text: string][] {
  type Row = [place: string, text: string | null | undefined];
  const rows: Row[] = [
    ...people.users.map(({ name, bio }): Row => [`bio of ${name}`, bio]),
    ...people.portfolio.map(({ title, description }): Row => [`portfolio, ${title}`, description]),
    ...work.projects.map(({ title, description }): [string, string] => [`brief, ${title}`, description]),
    ...work.projects.map(({ title, completionRejectionReason: text }): Row => [`sent back, ${title}`, text]),
    ...work.applications.flatMap(({ id, proposal, coverLetter }): [string, string][] => [
      [`proposal ${id}`, proposal],
      [`cover letter ${id}`, coverLetter],
    ]),
    ...work.meetings.map(({ id, description }): Row => [`invitation ${id}`, description]),
    ...work.ratings.map(({ id, review }): Row => [`review ${id}`, review]),
  ];
  return rows.flatMap(([place, text]) => (text ? [[place, text]] : []));
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?:;])\s+/).map((sentence) =>
    sentence
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );

describe.each([20_261_120, 1, 2])('what people wrote in the marketplace of seed %i', (seed) => {
  const market = build(seed);
  const texts = textsOf(market);

  test('is said once: no sentence stands in two texts', () => {
    const places = new Map<string, string[]>();
    for (const [place, text] of texts) {
      for (const sentence of new Set(sentencesOf(text))) {
        places.set(sentence, [...(places.get(sentence) ?? []), place]);
      }
    }
    expect(places.size).toBeGreaterThan(2500);
    // A half sentence of four words, such as "or 240 pages", may come twice.
    const shared = [...places].filter(([sentence, found]) => found.length > 1 && sentence.split(' ').length > 4);
    expect(shared).toEqual([]);
  });

  test('is whole: no gap is left, each begins with a capital or a figure and ends with a full stop', () => {
    expect(texts.filter(([, text]) => /[{}]|undefined|null|NaN|\s{2}/.test(text))).toEqual([]);
    expect(texts.filter(([, text]) => !/^[\p{Lu}\p{N}$“]/u.test(text) || !/[.!?]$/.test(text))).toEqual([]);
  });

  test('is plain: none of it is said of “somebody” or “whoever”, and email has one spelling', () => {
    expect(texts.filter(([, text]) => /\b(somebody|whoever|everybody|nobody|e-mail)\b/i.test(text))).toEqual([]);
  });

  test('names prices within the range of the project, in whole hours at the person’s own rate', () => {
    const { work, people } = market;
    const priced = work.applications.flatMap(({ projectId, freelancerId, proposal }) => {
      const most = work.projects.find(({ id }) => id === projectId)?.budgetMax ?? 0;
      const rate = people.freelancers.find(({ userId }) => userId === freelancerId)?.hourlyRate ?? 0;
      return [...proposal.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) => {
        const sum = Number(digits.replaceAll(',', ''));
        return { proposal, isFitting: sum % rate === 0 && sum <= most };
      });
    });
    expect(priced.length).toBeGreaterThan(100);
    expect(priced.filter(({ isFitting }) => !isFitting)).toEqual([]);
  });
});

test('a brief fits its budget and duration: the longer it takes, the more it pays', () => {
  const mean = (duration: string): number => {
    const budgets = projectGroups.filter((group) => group.duration === duration).map(({ budget }) => budget[1]);
    return budgets.reduce((sum, budget) => sum + budget, 0) / budgets.length;
  };
  const means = ['less than 1 week', '1-2 weeks', '1 month', '2-3 months', 'more than 3 months'].map(mean);
  expect(means).toEqual(means.toSorted((a, b) => a - b));
});

test('each project has a title of its own', () => {
  const titles = projectGroups.flatMap(({ projects }) => projects.map(({ title }) => title));
  expect(titles).toHaveLength(150);
  expect(new Set(titles).size).toBe(150);
});
