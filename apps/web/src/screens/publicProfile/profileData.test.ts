import { required } from '@guildhall/machines/kit/required';
import { publicProfileFlow } from '@guildhall/machines/scenarios/publicProfile';
import { expect, it } from 'vitest';

import { profileData } from './profileData.ts';
import { basicsOf, bestRatings } from './profileFacts.ts';

const origin = 'https://guildhall.example';
const { shown } = publicProfileFlow.snapshots;
const { forMembers, newcomer, client } = publicProfileFlow.snapshots;

it.each(Object.entries({ shown, forMembers, newcomer, client }))(
  'says of the profile “%s” whose it is, and never the email address',
  (_, snapshot) => {
    const profile = required(snapshot.context.profile);
    const data = profileData(origin, profile);
    const { name } = basicsOf(profile);
    expect(data).toMatchObject([
      { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name, identifier: profile.userId } },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name }] },
    ]);
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/null|@[^"]*\.example/);
    expect(data[0]).toHaveProperty('url', expect.stringMatching(/^https:\/\/guildhall\.example\/profile\//));
  },
);

it('prints the ratings with the most stars, the first of equals', () => {
  const [rating] = required(publicProfileFlow.snapshots.shown.context.profile).ratingsReceived;
  const ratings = [3, 5, 4, 5, 4, 5].map((stars, place) => ({
    ...required(rating ?? null),
    id: String(place),
    rating: stars,
  }));
  const printed = (count: number) => [...bestRatings(ratings.slice(0, count))].map(({ id }) => id);
  expect(printed(6)).toEqual(['1', '3', '5']);
  expect(printed(5)).toEqual(['1', '3', '2']);
  expect(printed(1)).toEqual(['0']);
});
