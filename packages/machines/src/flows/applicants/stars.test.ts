import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { replay, settled } from '../../testing/replay.ts';
import { receivedApplications } from '../../testing/samples.ts';
import { applicantsMachine } from './flow.ts';
import { input } from './scenarios.ts';

type Event = ReplayEvent<typeof applicantsMachine>;

const ids = receivedApplications.map(({ id }) => id);

const listOf = (stars: ReadonlySet<string>): Event =>
  settled('listClientApplications', {
    applications: receivedApplications.map((one) => ({
      ...one,
      shortlistedAt: stars.has(one.id) ? '2026-11-20T09:00:00.000Z' : null,
    })),
    pagination: pagination(ids.length, 1, 50),
  });

const steps = fc.oneof(
  fc.record({ kind: fc.constant('press' as const), id: fc.constantFrom(...ids) }),
  fc.record({ kind: fc.constant('answer' as const), isDone: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('ask' as const, 'read' as const, 'come' as const) }),
);
type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never;

/**
 * What happens to stars and lists in some order: changes are answered one after the other, and a list shows the stars at
 * an instant between its request and its answer.
 */
function story(events: readonly Step[]) {
  const server = new Set<string>();
  const drawn = new Set<string>();
  const sent: Event[] = [listOf(server)];
  const queue: { applicationId: string; isShortlisted: boolean }[] = [];
  let list: { read: ReadonlySet<string> | null } | null = null;
  const lastSnapshot = () => replay(applicantsMachine, input, sent).snapshot;
  const answer = (isDone: boolean) => {
    const change = queue.shift();
    if (change === undefined) return;
    if (isDone && change.isShortlisted) server.add(change.applicationId);
    if (isDone && !change.isShortlisted) server.delete(change.applicationId);
    sent.push({ type: isDone ? 'star.kept' : 'star.failed', ...change });
  };
  const come = () => {
    if (list !== null) sent.push(listOf(list.read ?? new Set(server)));
    list = null;
  };
  for (const step of events) {
    if (step.kind === 'press') {
      const isShortlisted = !lastSnapshot().context.shortlisted.includes(step.id);
      const change = { applicationId: step.id, isShortlisted };
      queue.push(change);
      sent.push({ type: 'star.change', ...change });
    } else if (step.kind === 'answer') answer(step.isDone);
    else if (step.kind === 'come') come();
    else if (step.kind === 'read' && list !== null) list.read ??= new Set(server);
    else if (step.kind === 'ask') {
      // A list that is asked for anew takes the place of the one before.
      list = { read: null };
      sent.push({ type: 'list.refresh' });
    }
  }
  const seeds = events.filter(({ kind }) => kind === 'answer').length;
  while (queue.length > 0) answer((queue.length + seeds) % 2 === 0);
  come();
  for (const id of lastSnapshot().context.shortlisted) drawn.add(id);
  return { drawn, server };
}

describe('stars', () => {
  it('end as the server has them, in every order of changes, answers and lists', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 14 }), (events) => {
        const { drawn, server } = story(events);
        expect([...drawn].toSorted()).toEqual([...server].toSorted());
      }),
      {
        numRuns: 400,
        // A list that was read before a star was kept comes after it; the next change fails.
        examples: [
          [
            [
              { kind: 'press', id: ids[0] ?? '' },
              { kind: 'ask' },
              { kind: 'read' },
              { kind: 'answer', isDone: true },
              { kind: 'come' },
              { kind: 'press', id: ids[0] ?? '' },
              { kind: 'answer', isDone: false },
            ],
          ],
        ],
      },
    );
  });
});
