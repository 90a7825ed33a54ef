import { expect, test } from 'vitest';

import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { carryOutRejections } from '../../../apps/server/src/rejections/carryOutRejections.ts';
import { makeRandom } from '../../../apps/server/src/seed/random.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { depth, isDeep, seedOfRun, timeLimit } from '../depth.ts';
import { nextStep } from './actions.ts';
import { brokenInvariants, compareFigures, compareProject, expectedViews } from './compare.ts';
import type { Views } from './compare.ts';
import type { ModelProject } from './model.ts';
import { hiredOf, statusOf } from './model.ts';
import type { Run } from './steps.ts';

const seed = seedOfRun();
const steps = depth({ small: 1000, deep: 100_000 });
/** Each on a server and a database of its own, side by side. */
const walkers = depth({ small: 1, deep: 4 });

async function openRun(testApp: TestApp, seed: number): Promise<Run> {
  const market = openMarketplace(testApp);
  const clients = await Promise.all(['Ada', 'Ben', 'Cem'].map((name) => market.makeClient(name)));
  const freelancers = await Promise.all(['Fay', 'Gus', 'Hal', 'Ida'].map((name) => market.makeFreelancer(name)));
  const figures = new Map(freelancers.map(({ userId }) => [userId, { completed: 0, ratings: [] }]));
  const carryOut = () =>
    carryOutRejections(testApp, (error) => {
      throw error;
    });
  const { clock } = testApp;
  return { market, clock, carryOut, random: makeRandom(seed), clients, freelancers, projects: [], figures };
}

/** What the client and the applicants read over the API. */
async function readViews({ market }: Run, project: ModelProject): Promise<Views> {
  const { data } = await market.call('listClientProjects', { token: project.client.token, query: { limit: 50 } });
  const own = data.projects.find(({ id }) => id === project.id);
  const freelancers = await Promise.all(
    project.applications.map(async ({ freelancer, id }) => {
      const list = await market.call('listFreelancerApplications', { token: freelancer.token, query: { limit: 50 } });
      return [freelancer.userId, list.data.applications.find((one) => one.id === id)?.status ?? 'none'] as const;
    }),
  );
  const { status, applicationsCount, pendingApplicationsCount } = own ?? {};
  return {
    client: { status, applicationsCount, pendingApplicationsCount },
    freelancers: Object.fromEntries(freelancers),
  };
}

const isOver = ({ life, rating }: ModelProject): boolean =>
  life.getSnapshot().status === 'done' && rating.getSnapshot().value !== 'due';

/** What one step came to, as the machines say and as the server did. */
type Outcome = { seen: string; expected: object; server: object };

/** Takes one step with the server and the machines, and reads all that it touched. */
async function take({ db }: TestApp, run: Run, isLookedAt: boolean): Promise<Outcome> {
  const step = nextStep(run);
  const place = run.projects.length;
  const reply = await step.call();
  // What the machines would have done is done only when the server agrees: the comparison ends the run otherwise.
  if (step.expected < 300 && reply.status === step.expected) step.follow(reply);
  const project = step.project ?? run.projects.at(place);
  const told = { seed, story: [...(project?.story ?? []), `${step.name} → ${reply.status} ${reply.message}`] };
  const [expected, server] = [
    { ...told, status: step.expected },
    { ...told, status: reply.status },
  ];
  if (!project) return { seen: step.name, expected, server };
  project.story.push(`${step.name} → ${reply.status}`);
  const rows = await compareProject(db, project);
  const hired = hiredOf(project);
  const figures = hired && (await compareFigures(db, hired, run.figures.get(hired.userId)));
  const views = isLookedAt ? { expected: expectedViews(project), server: await readViews(run, project) } : undefined;
  // What is over is tried in vain a few times more, then left.
  if (isOver(project) && run.random.chance(0.2)) run.projects.splice(run.projects.indexOf(project), 1);
  return {
    seen: `${step.name.replace(/^\w+:? (\w+).*/, '$1')} ${reply.status} ${statusOf(project)}`,
    expected: { ...expected, rows: rows.expected, figures: figures?.expected, views: views?.expected },
    server: { ...server, rows: rows.server, figures: figures?.server, views: views?.server },
  };
}

async function walkAlone(walker: number, tally: Map<string, number>): Promise<void> {
  const testApp = await createTestApp();
  try {
    const run = await openRun(testApp, seed + walker);
    for (let step = 1; step <= steps / walkers; step += 1) {
      const { seen, expected, server } = await take(testApp, run, step % 40 === 0);
      expect(server).toEqual(expected);
      tally.set(seen, (tally.get(seen) ?? 0) + 1);
      if (step % 5000 === 0) process.stderr.write(`PROOF_SEED=${seed + walker}: ${step} of ${steps / walkers} steps\n`);
      const broken = step % 500 === 0 ? await brokenInvariants(testApp.db) : [];
      expect(broken).toEqual([]);
    }
  } finally {
    await testApp.close();
  }
}

test(
  `${steps} random steps: the server permits what the lifecycles permit, and nothing else`,
  { timeout: timeLimit },
  async () => {
    const tally = new Map<string, number>();
    await Promise.all(Array.from({ length: walkers }, (_, walker) => walkAlone(walker, tally)));
    const lines = [...tally].toSorted(([, a], [, b]) => b - a).map(([seen, count]) => `  ${count} × ${seen}`);
    console.log(`PROOF_SEED=${seed}: ${steps} steps, ${tally.size} kinds\n${isDeep ? lines.join('\n') : ''}`);
    expect(tally.size).toBeGreaterThan(30);
  },
);
