import { durations } from '@guildhall/api/enums';
import { skills as catalogue } from '@guildhall/api/skills';
import { sql } from 'kysely';

import type { Db } from '../../../apps/server/src/db/schema.ts';
import { categoriesOf } from '../../../apps/server/src/domain/skills.ts';
import { makeRandom } from '../../../apps/server/src/seed/random.ts';
import { firstNames, lastNames, ownSkills, places, words } from './vocabulary.ts';

/** Writes texts as people do; each part of the market has one of its own, so that both can be made at once. */
function openMarket(seed: number) {
  const random = makeRandom(seed);
  /** The first of the list most often; the higher `bend`, the more so. */
  function pick<T>(list: readonly T[], bend: number): T {
    const entry = list[Math.floor(list.length * random.next() ** bend)];
    if (entry === undefined) throw new Error('Nothing to pick from.');
    return entry;
  }
  return {
    random,
    pick,
    text: (length: number) => Array.from({ length }, () => pick(words, 2.5)).join(' '),
    several: <T>(length: number, one: () => T) => [...new Set(Array.from({ length }, one))],
    skill: (): string => (random.chance(0.85) ? pick(catalogue, 2.2) : pick(ownSkills, 1.2)),
    name: () =>
      `${pick(firstNames, 1.6)} ${random.chance(0.6) ? pick(lastNames.slice(0, 110), 1.4) : pick(lastNames, 1)}`,
    /** Seconds, more of them few. */
    ago: (days: number) => Math.round(86_400 * days * random.next() ** 1.5),
  };
}

/** Columns as PostgreSQL takes them in one statement: a list for each, of the type named. */
type Columns = Record<string, { type: string; values: unknown[] }>;

const rowsAtOnce = 10_000;

/** Makes `count` rows in batches and hands each to `insert` as a table of the columns that `make` names. */
async function inBatches<Row extends Record<string, unknown>>(
  count: number,
  types: Record<keyof Row & string, string>,
  make: (number: number) => Row,
  insert: (table: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < count; start += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, count - start) }, (_, index) => make(start + index));
    const columns: Columns = Object.fromEntries(
      Object.entries<string>(types).map(([column, type]) => [column, { type, values: rows.map((row) => row[column]) }]),
    );
    const lists = Object.values(columns).map(({ type, values }) => sql`${values}::${sql.raw(type)}[]`);
    await insert(
      sql`unnest(${sql.join(lists)}) as made (${sql.join(Object.keys(columns).map((column) => sql.ref(column)))})`,
    );
  }
}

const idOf = sql.raw(`md5('person' || n)::uuid`);

/** Adds to a migrated database. Search tables are filled at once at the end, as their triggers would row by row. */
export async function seedMarket(
  db: Db,
  counts: { freelancers: number; clients: number; jobs: number },
): Promise<void> {
  await Promise.all([bulk(db, (one) => seedPeople(one, counts)), bulk(db, (one) => seedJobs(one, counts))]);
  await sql`analyze`.execute(db);
  await bulk(db, addTerms);
  await Promise.all([
    bulk(db, (one) => fillSearch(one, 'freelancer_search')),
    bulk(db, (one) => fillSearch(one, 'job_search')),
  ]);
  await sql`truncate freelancer_places`.execute(db);
  await sql`insert into freelancer_places (place_id, freelancers)
    select place_id, count(*) from freelancer_search where place_id is not null group by place_id`.execute(db);
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** On a connection of its own, without triggers and foreign keys. */
export async function bulk(db: Db, work: (one: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`set synchronous_commit = off`.execute(one);
    await sql`set maintenance_work_mem = '512MB'`.execute(one);
    await work(one);
    await sql`reset all`.execute(one);
  });
}

async function seedPeople(db: Db, { freelancers, clients }: { freelancers: number; clients: number }): Promise<void> {
  const { random, pick, text, several, skill, name, ago } = openMarket(1);
  await inBatches(
    freelancers + clients,
    { n: 'int', name: 'text', bio: 'text', location: 'text', age: 'int' },
    (n) => ({ n, name: name(), bio: text(8 + (n % 16)), location: pick(places, 3), age: ago(2000) }),
    (made) =>
      sql`insert into users (id, email, role, name, password_hash, bio, location, created_at, updated_at)
        select ${idOf}, 'person' || n || '@example.com', case when n < ${freelancers} then 'FREELANCER' else 'CLIENT' end,
          name, '', bio, location, now() - age * interval '1 second', now() from ${made}`.execute(db),
  );
  await inBatches(
    freelancers,
    {
      n: 'int',
      skills: 'text',
      experience: 'text',
      years: 'int',
      rate: 'int',
      free: 'boolean',
      stars: 'float',
      rated: 'int',
    },
    (n) => {
      const years = Math.floor(20 * random.next() ** 1.7);
      return {
        n,
        skills: several(3 + (n % 7), skill).join(','),
        experience: `${years} years with ${pick(words, 4)} and ${pick(words, 4)}`,
        years,
        rate: Math.round(8 + 20 * Math.exp(1.1 * (random.next() + random.next() + random.next() - 1.2))),
        free: random.chance(0.8),
        stars: 3.2 + 1.8 * Math.sqrt(random.next()),
        rated: random.chance(0.4) ? 0 : 1 + Math.floor(60 * random.next() ** 3),
      };
    },
    (made) =>
      sql`insert into freelancers (user_id, skills, experience, experience_years, hourly_rate, availability, is_verified,
          projects_completed, rating_sum, rating_count)
        select ${idOf}, string_to_array(skills, ','), experience, years, rate, free, n % 3 = 0, rated, round(stars * rated), rated
        from ${made}`.execute(db),
  );
  await sql`insert into clients (user_id, company_name, industry, is_verified)
    select id, 'Company of ' || name, 'Technology', get_byte(uuid_send(id), 0) % 3 = 0 from users where role = 'CLIENT'
    on conflict do nothing`.execute(db);
}

async function seedJobs(db: Db, { freelancers, clients, jobs }: Parameters<typeof seedMarket>[1]): Promise<void> {
  const { random, pick, text, several, ago } = openMarket(2);
  await inBatches(
    jobs,
    {
      n: 'int',
      title: 'text',
      description: 'text',
      skills: 'text',
      categories: 'text',
      least: 'int',
      most: 'int',
      duration: 'text',
      applications: 'int',
      age: 'int',
    },
    (number) => {
      const skills = several(2 + (number % 5), () => pick(catalogue, 2.2));
      const least = Math.round(50 + 400 * Math.exp(4 * random.next()));
      return {
        n: freelancers + Math.floor(clients * random.next() ** 2),
        title: `${pick(words, 4)} ${text(3 + (number % 4))}`,
        description: text(15 + (number % 30)),
        skills: skills.join(','),
        categories: categoriesOf(skills).join(','),
        least,
        most: least + 1 + Math.round(least * random.next()),
        duration: pick(durations, 1),
        applications: Math.floor(80 * random.next() ** 3),
        age: ago(700),
      };
    },
    (made) =>
      sql`insert into projects (client_id, title, description, skills_required, categories, budget_min, budget_max, duration,
          applications_count, created_at, updated_at)
        select ${idOf}, title, description, string_to_array(skills, ','), string_to_array(categories, ','), least, most, duration,
          applications, now() - age * interval '1 second', now() from ${made}`.execute(db),
  );
}

export async function addTerms(db: Db): Promise<void> {
  await sql`select add_places(array_agg(distinct location)) from users`.execute(db);
  await sql`select add_terms('skill', array_agg(distinct key)) from freelancers, unnest(skill_keys) as key`.execute(db);
  await sql`select add_terms('skill', array_agg(distinct lower(skill))) from projects, unnest(skills_required) as skill`.execute(
    db,
  );
  await sql`analyze search_terms`.execute(db);
}

/** Much faster without indexes, which are then made again from their own definitions. */
export async function fillSearch(db: Db, table: 'freelancer_search' | 'job_search'): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = ${table} and indexname not like '%_pkey'`.execute(db);
  for (const { name: index } of indexes) await sql`drop index ${sql.ref(index)}`.execute(db);
  await sql`truncate ${sql.table(table)}`.execute(db);
  await sql`insert into ${sql.table(table)} select * from ${sql.table(`${table}_source`)}`.execute(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
}
