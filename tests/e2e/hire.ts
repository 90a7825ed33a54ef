import { connect } from '../../apps/server/src/db/connect.ts';
import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import type { Guildhall } from './guildhall.ts';

/** Hires a freelancer for so many projects, which no client of the demo accounts has posted. */
export async function hire({ connectionString }: Guildhall, email: string, count: number): Promise<void> {
  const db = connect(connectionString, { max: 1 });
  const { id: freelancerId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const models = await db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.clientId')
    .select(['clientId', 'title', 'description', 'skillsRequired', 'categories', 'budgetMin', 'budgetMax', 'duration'])
    .where('status', '=', 'OPEN')
    .where('users.email', '!=', demoAccounts.client.email)
    .limit(count)
    .execute();
  const now = Date.now();
  const projects = await db
    .insertInto('projects')
    .values(
      models.map((model, index) => ({
        ...model,
        title: `${model.title}, part ${index + 2}`,
        status: 'ASSIGNED' as const,
        assignedFreelancerId: freelancerId,
        assignedAt: new Date(now - index * 60_000),
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('applications')
    .values(
      projects.map(({ id: projectId }, index) => ({
        projectId,
        freelancerId,
        proposal: 'Two weeks, in two steps.',
        coverLetter: 'I did the first part.',
        status: 'ACCEPTED' as const,
        createdAt: new Date(now - index * 60_000),
        decidedAt: new Date(now),
      })),
    )
    .execute();
  await db.destroy();
}
