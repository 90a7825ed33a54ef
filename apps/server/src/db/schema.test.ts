import * as enums from '@guildhall/api/enums';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { budgetBands } from '../domain/budgetBands.ts';
import { levels } from '../domain/experience.ts';
import { createTestDatabase } from '../testing/testApp.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import type { Db } from './schema.ts';

let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  const made = await createTestDatabase();
  db = connect(made.connectionString);
  drop = made.drop;
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

/** Each enum-like column and the contract's list. A value added to the contract needs a migration, which this demands. */
const columns = [
  ['users', 'role', enums.roles],
  ['users', 'muted_mails', enums.mailKinds],
  ['clients', 'industry', enums.industries],
  ['projects', 'status', enums.projectStatuses],
  ['projects', 'duration', enums.durations],
  ['applications', 'status', enums.applicationStatuses],
  ['rejections', 'status', enums.rejectionStatuses],
  ['meetings', 'status', enums.meetingStatuses],
  ['meetings', 'reply', enums.meetingReplies],
  ['meetings', 'meeting_type', enums.meetingTypes],
  ['meetings', 'duration_minutes', enums.interviewDurations],
  ['ratings', 'type', enums.ratingTypes],
  ['support_requests', 'category', enums.supportCategories],
  ['saved_searches', 'digest', enums.digestFrequencies],
  ['verifications', 'subject', enums.verificationSubjects],
  ['verification_checks', 'subject', enums.verificationSubjects],
  ['verification_checks', 'problem', enums.verificationProblems],
] as const;

test.each(columns)('%s.%s holds exactly what the contract can say', async (table, column, values) => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::regclass and conname = ${`${table}_${column}_check`}`.execute(db);
  const listed = [...(rows[0]?.definition ?? '').matchAll(/'((?:[^']|'')*)'|(?<![\w'])(\d+)(?![\w'])/g)].map(
    ([, text, number]) => text ?? Number(number),
  );
  expect(listed).toEqual([...values]);
});

const numbersIn = (text: string | undefined) => (text ?? '').match(/\d+/g)?.map(Number);

test('a project has exactly the categories of the contract', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'projects'::regclass and conname = 'projects_categories_check'`.execute(db);
  const listed = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, text]) => text);
  expect(listed).toEqual([...enums.jobCategories]);
});

test.each([
  ['category', enums.jobCategories],
  ['duration', enums.durations],
  ['level', enums.experienceLevels],
] as const)('search knows each %s of the contract', async (kind, values) => {
  const { rows } = await sql<{ key: string }>`select key from search_terms where kind = ${kind}`.execute(db);
  expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining([...values]));
});

test('the database cuts budgets into the bands that search asks for', async () => {
  const { rows } = await sql<{ source: string }>`
    select pg_get_functiondef('budget_band'::regproc) as source`.execute(db);
  const listed = numbersIn(/ARRAY\[([^\]]*)\]/i.exec(rows[0]?.source ?? '')?.[1]);
  expect(listed).toEqual(budgetBands.map((dollars) => dollars * 100));
});

test('the database puts years of experience into the levels that the filter promises', async () => {
  const { rows } = await sql<{ source: string }>`
    select pg_get_viewdef('freelancer_search_source') as source`.execute(db);
  const source = rows[0]?.source.toLowerCase().replaceAll(/::(numeric|text)|[()]/g, '');
  for (const [level, [from, below]] of Object.entries(levels)) {
    const upTo = Number.isFinite(below) ? ` and freelancers.experience_years < ${below}` : '';
    expect(source).toContain(`when freelancers.experience_years >= ${from}${upTo} then '${level}'`);
  }
});

test('migrating again, and from many servers at once, changes nothing', async () => {
  await expect(Promise.all([migrate(db), migrate(db), migrate(db)])).resolves.toHaveLength(3);
});

test('counts and amounts are numbers, days are text', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select 12345678901::bigint as count, 12.50::numeric as amount, '2026-03-29'::date as day`.execute(db);
  expect(rows[0]).toEqual({ count: 12_345_678_901, amount: 12.5, day: '2026-03-29' });
});

test('two accounts cannot share an email, whatever the case of the letters', async () => {
  const add = (email: string) =>
    db.insertInto('users').values({ email, role: 'CLIENT', name: 'A', passwordHash: '' }).execute();
  await add('same@example.com');
  await expect(add('SAME@example.com')).rejects.toThrow('users_email_key');
});
