import type { Client } from './clients.ts';
import { clients } from './clients.ts';
import type { Freelancer } from './freelancer.ts';
import { freelancers } from './freelancers.ts';
import { idOf, now } from './kit.ts';
import { openPosts } from './openPosts.ts';
import type { Post } from './post.ts';

const given = ['Priya', 'Théo', 'Zofia', 'Mehmet', 'Lwazi', 'Ingrid', 'Paolo', 'Hana', 'Yusuf', 'Marta', 'Dmytro'];
const family = ['Natarajan', 'Lambert', 'Wójcik', 'Aydın', 'Dlamini', 'Haugen', 'Ricci', 'Nováková', 'Karimi'];
const places = ['Porto, Portugal', 'Graz, Austria', 'Chennai, India', 'Durban, South Africa', 'Lille, France'];

const pick = <Entry>(entries: readonly [Entry, ...Entry[]] | readonly Entry[], index: number): Entry => {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new Error('Nothing to pick from.');
  return entry;
};

const hour = 3_600_000;
const ago = (hours: number): string => new Date(Date.parse(now) - hours * hour).toISOString();

const models: readonly Freelancer[] = Object.values<Freelancer>(freelancers).filter(
  ({ listedAt }) => listedAt !== null,
);

/** One of any number of freelancers, for lists that are longer than the marketplace: what one of its people does, too. */
export function oneOfMany(index: number): Freelancer {
  const { skills, experience, bio } = pick(models, index);
  const joinedAt = ago(24 * (index + 3));
  const name = `${pick(given, index)} ${pick(family, index)}`;
  return {
    ...freelancers.ines,
    userId: idOf(30, index),
    name,
    email: `${index}@people.example`,
    bio,
    location: pick(places, index),
    skills,
    experience,
    hourlyRate: 25 + ((index * 7) % 60),
    joinedAt,
    listedAt: joinedAt,
  };
}

const jobs: readonly Post[] = Object.values<Post>(openPosts);
const posters: readonly Client[] = Object.values<Client>(clients).filter(({ company }) => company !== null);

/** One of any number of open jobs. */
export const jobOfMany = (index: number): Post => ({
  ...pick(jobs, index),
  id: idOf(20, index),
  client: pick(posters, index),
  postedAt: ago(24 * 20 + index),
});

/** Those of any number of records that are at these places of a list. */
export const some = <Record>(recordAt: (index: number) => Record, from: number, count: number): Record[] =>
  Array.from({ length: count }, (_, index) => recordAt(from + index));
