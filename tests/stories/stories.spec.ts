import { expect } from '@playwright/test';

import { loopFlows as flows } from '../loop/flows.ts';
import { deadEvents, hiddenEvents, sentTo, sentenceOf, statesIn } from '../loop/judge.ts';
import { leaveResult } from '../loop/results.ts';
import type { Visit } from '../loop/visit.ts';
import { readAccepted } from '../visual/accepted.ts';
import { leaveFinding } from '../visual/findings.ts';
import { isTranscript, transcriptName } from '../visual/transcripts.ts';
import { catalogue, isOperated } from './catalogue.ts';
import { test } from './test.ts';

const all = catalogue();
const accepted = readAccepted();
const remedy = 'Look at it, then run `npm run test:stories -- --update` to keep it.';

const groups = [...Map.groupBy(all, ({ flow, title }) => flow ?? title)].toSorted(
  ([, one], [, other]) => other.length - one.length,
);

for (const [name, stories] of groups) {
  test.describe(name, () => {
    // One worker shows the stories of a flow, so that it can judge them together.
    test.describe.configure({ mode: 'default' });
    const visits = new Map<string, Visit>();

    for (const story of stories) {
      test(story.id, async ({ answersOf }, { config }) => {
        const { faults, taken, visit } = await answersOf(story.id);
        if (visit !== null) visits.set(story.id, visit);
        expect.soft(faults).toEqual([]);
        for (const { name, hash, content } of taken) {
          const isKnown = accepted.has(name);
          await leaveFinding({ name, kind: isKnown ? 'changed' : 'new', hash }, { after: content });
          if (config.updateSnapshots === 'all') continue;
          const [contentType, noun] = isTranscript(name) ? ['text/plain', 'transcript'] : ['image/png', 'picture'];
          await test.info().attach(name, { body: content, contentType });
          const what = isKnown ? `differs from the accepted ${noun}` : `has no accepted ${noun} yet`;
          expect.soft(`${name} ${what}. ${remedy}`).toBe('');
        }
      });
    }

    const flow = flows.find((one) => one.name === name);
    if (!flow) return;
    test(`what ${name} takes is what its controls send`, async ({ answersOf }) => {
      const operated = stories.filter((story) => isOperated(story, all));
      expect(operated.length, 'The flow has stories.').toBeGreaterThan(0);
      for (const story of operated) {
        // A worker that has seen a fault is followed by another one, which has not seen the stories before.
        if (visits.has(story.id)) continue;
        const { visit } = await answersOf(story.id);
        if (visit !== null) visits.set(story.id, visit);
      }
      const seen = [...visits.values()];
      const used = new Set<string>();
      const hidden = hiddenEvents(flow, seen, used);
      const findings = [...hidden, ...deadEvents(flow, seen, used)].map(sentenceOf);
      leaveResult({
        name,
        stories: operated.length,
        states: statesIn(flow, seen),
        controls: seen.flatMap(({ operations }) => operations).length,
        events: [...new Set(sentTo(name, seen).map(({ type }) => type))],
        findings: findings.length,
      });
      expect(findings).toEqual([]);
    });
  });
}

test('every flow has stories', () => {
  const drawn = new Set(all.map(({ flow }) => flow));
  expect(flows.map(({ name }) => name).filter((name) => !drawn.has(name))).toEqual([]);
});

test('every accepted picture and transcript belongs to a story', async () => {
  const known = new Set(all.flatMap(({ id, shots }) => [transcriptName(id), ...shots.map(({ name }) => name)]));
  const orphans = [...accepted.keys()].filter((name) => !known.has(name));
  for (const name of orphans) await leaveFinding({ name, kind: 'left', hash: null }, {});
  if (test.info().config.updateSnapshots === 'all') return;
  expect(orphans, remedy).toEqual([]);
});
