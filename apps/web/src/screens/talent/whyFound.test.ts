import { required } from '@guildhall/machines/kit/required';
import { threeFreelancers } from '@guildhall/machines/testing/samples';
import { describe, expect, it } from 'vitest';

import { reasonText, whyFound } from './whyFound.ts';

const sought = { query: 'act', skills: [], sort: 'relevance' } as const;
const freelancer = required(threeFreelancers[0] ?? null);

describe('why someone is in a list', () => {
  const { totalRatings, weightedRating } = freelancer.statistics;
  const standing = `Available. Ranked as ${weightedRating}: ${totalRatings} ratings and five average ones.`;

  it.each([
    [['name-exact'], 'The name is “act”'],
    [['name-contains', 'skill-contains'], 'The name contains “act” and a skill contains “act”'],
    [[], 'Found in the profile’s text'],
  ] as const)('is said in words: %j', (reasons, text) => {
    const { statistics } = freelancer;
    const found = { ...freelancer, statistics: { ...statistics, matchReasons: [...reasons] } };
    expect(reasonText(found, sought)).toBe(`${text}. ${standing}`);
  });

  it('is the default order alone without words, and nothing in another order', () => {
    expect(reasonText(freelancer, { ...sought, query: '' })).toBe(standing);
    expect(reasonText(freelancer, { ...sought, sort: 'recent' })).toBe(null);
  });

  it('says what being busy and having no ratings yet means', () => {
    const { statistics, professional } = freelancer;
    const busy = { ...freelancer, professional: { ...professional, availability: false } };
    expect(reasonText(busy, { ...sought, query: '' })).toMatch(/^Busy, so after everyone who is available\. /);
    const unrated = { ...freelancer, statistics: { ...statistics, totalRatings: 0, weightedRating: 4.4 } };
    expect(reasonText(unrated, { ...sought, query: '' })).toBe(
      'Available. Ranked as the average, 4.4, until the first rating.',
    );
  });

  it('is marked in name, text and skills, and marked skills come first', () => {
    const { skills, bio, name } = whyFound(freelancer, { ...sought, query: 'graphql', skills: ['Docker'] });
    expect(skills.map(({ skill }) => skill)).toEqual([
      'GraphQL',
      'Docker',
      'React',
      'TypeScript',
      'Accessibility',
      'Node.js',
      'PostgreSQL',
      'Figma',
    ]);
    expect(skills[1]?.parts).toEqual([{ text: 'Docker', isMatch: true }]);
    expect(name).toEqual([{ text: 'Ngozi Adeyemi', isMatch: false }]);
    expect(bio?.every(({ isMatch }) => !isMatch)).toBe(true);
  });

  it.each([
    [null, false],
    [freelancer.profile.listedAt, false],
    ['2000-01-01T00:00:00.000Z', true],
  ])('is new where they were listed after %s', (newSince, isNew) => {
    expect(whyFound(freelancer, { ...sought, newSince }).isNew).toBe(isNew);
  });

  it('says nothing of what is not written', () => {
    const { profile, professional } = freelancer;
    const silent = {
      ...freelancer,
      profile: { ...profile, bio: null },
      professional: { ...professional, experience: null },
    };
    const { bio, experience } = whyFound(silent, sought);
    expect([bio, experience]).toEqual([null, null]);
  });
});
