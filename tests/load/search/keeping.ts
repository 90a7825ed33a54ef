import { sql } from 'kysely';

import type { Db } from '../../../apps/server/src/db/schema.ts';
import { updateFreelancer } from '../../../apps/server/src/repositories/freelancers.ts';
import { countApplication, insertProject } from '../../../apps/server/src/repositories/projects.ts';
import { updateUser } from '../../../apps/server/src/repositories/users.ts';
import type { Took } from './figures.ts';
import { line, time } from './figures.ts';

type Change = { name: string; apply: (db: Db, number: number) => Promise<void> };

/** Changes that search must follow, each a transaction as the handlers make it. */
async function changesOf(db: Db, rounds: number): Promise<Change[]> {
  const freelancers = await db.selectFrom('freelancers').select('userId').limit(rounds).execute();
  const [client] = await db.selectFrom('clients').select('userId').limit(1).execute();
  if (!client) throw new Error('There is no client in the database.');
  const posted: string[] = [];
  const idOf = (number: number) => freelancers[number % freelancers.length]?.userId ?? '';
  return [
    {
      name: 'a profile is saved',
      apply: (one, number) =>
        one.transaction().execute(async (trx) => {
          const bio = `Calm and fast, version ${number} of what I say about my work in shops and dashboards.`;
          await updateUser(trx, idOf(number), new Date(), { bio });
          await updateFreelancer(trx, idOf(number), new Date(), {
            skills: ['React', 'TypeScript', 'Figma'],
            hourlyRate: number,
          });
        }),
    },
    {
      name: 'a freelancer is rated',
      apply: (one, number) =>
        one.transaction().execute(async (trx) => {
          await updateFreelancer(trx, idOf(number), new Date(), { ratingSum: 5 + number, ratingCount: 2 + number });
        }),
    },
    {
      name: 'a project is posted',
      apply: (one, number) =>
        one.transaction().execute(async (trx) => {
          const id = await insertProject(trx, {
            clientId: client.userId,
            title: `Redesign number ${number} of our online shop`,
            description: 'Our shop is slow on phones. We need a new front end, tested with people who use it daily.',
            skillsRequired: ['React', 'TypeScript', 'UI Design'],
            categories: ['development', 'design'],
            budgetMin: 1000 + number,
            budgetMax: 3000 + number,
            duration: '1 month',
            createdAt: new Date(),
          });
          posted.push(id);
        }),
    },
    {
      name: 'an application is counted',
      apply: (one, number) =>
        one.transaction().execute((trx) => countApplication(trx, posted[number % posted.length] ?? '')),
    },
  ];
}

const triggers = [
  ['users', 'users_search'],
  ['freelancers', 'freelancers_search'],
  ['projects', 'projects_search'],
  ['projects', 'projects_search_new'],
] as const;

async function keepSearch(db: Db, isOn: boolean): Promise<void> {
  for (const [table, trigger] of triggers) {
    await sql`alter table ${sql.table(table)} ${sql.raw(isOn ? 'enable' : 'disable')} trigger ${sql.ref(trigger)}`.execute(
      db,
    );
  }
}

/**
 * What each change costs with search and, its triggers off, without: alternating, so that both meet the same load. Those
 * with search are returned by their names.
 */
export async function reportKeeping(db: Db, rounds: number, pid: number | undefined): Promise<Map<string, Took[]>> {
  const costs = new Map<string, Took[]>();
  for (const { name, apply } of await changesOf(db, rounds)) {
    const [kept, notKept]: [Took[], Took[]] = [[], []];
    for (let round = 0; round < 2 * rounds; round += 1) {
      const isKept = round % 2 === 1;
      await keepSearch(db, isKept);
      (isKept ? kept : notKept).push(await time(pid, () => apply(db, round)));
    }
    await keepSearch(db, true);
    console.log(line(`${name}, search kept`, kept));
    console.log(line(`${name}, search not kept`, notKept));
    costs.set(name, kept);
  }
  return costs;
}
