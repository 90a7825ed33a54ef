import type { Duration } from '@guildhall/api/enums';
import { durations } from '@guildhall/api/enums';
import type { Skill } from '@guildhall/api/skills';
import { sql } from 'kysely';

import type { Db } from '../../db/schema.ts';
import { categoriesOf } from '../../domain/skills.ts';
import type { Random } from '../../seed/random.ts';

export type ModelFreelancer = {
  userId: string;
  name: string;
  bio: string;
  location: string | null;
  skills: string[];
  /** Null: the profile has not been set up. */
  experience: string | null;
  experienceYears: number | null;
  hourlyRate: number | null;
  availability: boolean;
  ratingSum: number;
  ratingCount: number;
  createdAt: Date;
  isActive: boolean;
};

export type ModelJob = {
  id: string;
  clientId: string;
  location: string | null;
  title: string;
  description: string;
  skillsRequired: Skill[];
  budgetMin: number;
  budgetMax: number;
  duration: Duration;
  applicationsCount: number;
  createdAt: Date;
  isOpen: boolean;
};

export type Market = { freelancers: ModelFreelancer[]; jobs: ModelJob[]; words: string[] };

const words =
  'design designs designing dashboard dashboards shop shops map maps react java javascript ui go annals'.split(' ');
const names = [
  'Anna',
  'Hanna',
  'Joanna',
  'Annabel',
  'Maya',
  'Amara',
  'Zoë',
  'Lee',
  'Li',
  'Okafor',
  'Smith',
  'Go',
  'Smithson',
];
export const skills = [
  'React',
  'React Native',
  'C++',
  'C#',
  'UI Design',
  'Node.js',
  'Go',
  '100% Cotton',
  'snake_case',
  'Java',
];
export const catalogue: Skill[] = ['React', 'C#', 'Figma', 'UI Design', 'SEO', 'Copywriting', 'JavaScript', 'Go'];
const places = ['Lisbon, Portugal', 'Berlin, Germany', 'Bergen, Norway', '50%_Town', null];

/** People and jobs drawn so densely that ties, common words and empty fields abound. */
export function drawMarket(random: Random, size: number): Market {
  const instants = Array.from({ length: 12 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));
  const text = (length: number) => Array.from({ length }, () => random.pick(words)).join(' ');
  const clients = Array.from({ length: 12 }, () => ({ id: random.uuid(), location: random.pick(places) }));
  const freelancers = Array.from({ length: size }, (): ModelFreelancer => {
    const experienceYears = random.chance(0.2) ? null : random.between(0, 70) / 10;
    const ratingCount = random.chance(0.3) ? 0 : random.between(1, 8);
    return {
      userId: random.uuid(),
      name: random.chance(0.1) ? random.pick(names) : `${random.pick(names)} ${random.pick(names)}`,
      bio: text(random.between(0, 4)),
      location: random.pick(places),
      skills: random.sample(skills, random.between(0, 4)),
      experience: random.chance(0.1) ? null : `${experienceYears ?? 'Some'} years of ${random.pick(words)}`,
      experienceYears,
      hourlyRate: random.chance(0.1) ? null : random.between(1, 40) * 2.5,
      availability: random.chance(0.7),
      ratingSum: ratingCount * random.between(1, 5) - (ratingCount > 1 ? random.between(0, 1) : 0),
      ratingCount,
      createdAt: random.pick(instants),
      isActive: random.chance(0.95),
    };
  });
  const jobs = Array.from({ length: size }, (): ModelJob => {
    const client = random.pick(clients);
    const budgetMin = random.between(1, 20) * 100;
    return {
      id: random.uuid(),
      clientId: client.id,
      location: client.location,
      title: text(random.between(1, 3)),
      description: text(random.between(1, 5)),
      skillsRequired: random.sample(catalogue, random.between(1, 3)),
      budgetMin,
      budgetMax: budgetMin + random.between(1, 10) * 100.25,
      duration: random.pick(durations),
      applicationsCount: random.between(0, 4),
      createdAt: random.pick(instants),
      isOpen: random.chance(0.9),
    };
  });
  return { freelancers, jobs, words: [...words, ...names, ...skills] };
}

/** Writes the market as the handlers would: to the tables of people and projects, never to those of search. */
export async function insertMarket(db: Db, { freelancers, jobs }: Market): Promise<void> {
  const clients = new Map(jobs.map(({ clientId, location }) => [clientId, location]));
  const account = (id: string, role: 'CLIENT' | 'FREELANCER') => ({
    id,
    role,
    email: `${id}@example.com`,
    passwordHash: '',
  });
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values([...clients].map(([id, location]) => ({ ...account(id, 'CLIENT'), name: 'Client', location })))
      .execute();
    await trx
      .insertInto('clients')
      .values([...clients.keys()].map((userId) => ({ userId })))
      .execute();
    await trx
      .insertInto('users')
      .values(
        freelancers.map(({ userId, name, bio, location, createdAt, isActive }) => ({
          ...account(userId, 'FREELANCER'),
          name,
          bio,
          location,
          createdAt,
          isActive,
        })),
      )
      .execute();
    await trx
      .insertInto('freelancers')
      .values(freelancers.map(({ name: _n, bio: _b, location: _l, createdAt: _c, isActive: _a, ...row }) => row))
      .execute();
    await trx
      .insertInto('projects')
      .values(
        jobs.map(({ location: _l, isOpen, ...row }) => ({
          ...row,
          categories: categoriesOf(row.skillsRequired),
          ...(!isOpen && { status: 'CANCELLED' as const, cancelledAt: row.createdAt }),
        })),
      )
      .execute();
  });
}

/** The stem of each word, by PostgreSQL: the one thing that the model does not know itself. */
export async function stemsOf(db: Db, texts: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (tsvector_to_array(to_tsvector('english', word)))[1] as stem from unnest(${texts}::text[]) as word`.execute(
    db,
  );
  return new Map(rows.flatMap(({ word, stem }) => (stem === null ? [] : [[word, stem]])));
}
