import { expect } from '@playwright/test';

import { inTurnOfWholeRun, turnWithin } from '../audit/rotation.ts';
import { isDeep } from '../proof/depth.ts';
import { catalogue } from './catalogue.ts';
import { loopFlows as flows } from './flows.ts';
import { deadControls, hiddenEvents, sentTo, statesIn, deadEvents } from './judge.ts';
import type { Finding } from './judge.ts';
import { createMemory } from './memory.ts';
import type { Memory } from './memory.ts';
import { leaveResult } from './results.ts';
import { test, visit } from './test.ts';
import type { Visit } from './visit.ts';

const stories = catalogue();

const told = ({ kind, where, text }: Finding) => `${kind}: ${where}: ${text}`;
const controlsIn = (visits: readonly Visit[]) =>
  visits.flatMap(({ operations }) => operations).filter(({ isRecalled }) => isRecalled !== true).length;

/** A whole run takes one in so many flows. */
const oneFlowIn = 3;

for (const flow of inTurnOfWholeRun(flows, oneFlowIn)) {
  test(`what ${flow.name} takes is what its controls send`, async ({ show }) => {
    const own = stories.filter((story) => story.flow === flow.name);
    expect(own.length, 'The flow has stories.').toBeGreaterThan(0);
    const seen = async (memory?: Memory) => {
      const visits: Visit[] = [];
      for (const { id } of own) visits.push(await visit(show, id, memory));
      const used = new Set<string>();
      const hidden = hiddenEvents(flow, visits, used);
      const findings = [...visits.flatMap(deadControls), ...hidden, ...deadEvents(flow, visits, used)].map(told);
      return { visits, findings };
    };
    const quick = isDeep ? null : await seen(createMemory(flows, turnWithin(oneFlowIn)));
    // Nothing is said against a flow on what was seen elsewhere.
    const { visits, findings } = quick?.findings.length === 0 ? quick : await seen();
    leaveResult({
      name: flow.name,
      stories: own.length,
      states: statesIn(flow, visits),
      controls: controlsIn(visits),
      events: [...new Set(sentTo(flow.name, visits).map(({ type }) => type))],
      findings: findings.length,
    });
    expect(findings).toEqual([]);
  });
}

const titles = new Set(stories.filter(({ flow }) => flow === null).map(({ title }) => title));
for (const title of titles) {
  test(`each control of ${title}, which has no machine, does something`, async ({ show }) => {
    const own = stories.filter((story) => story.flow === null && story.title === title);
    const visits: Visit[] = [];
    for (const { id } of own) visits.push(await visit(show, id));
    const findings = visits.flatMap(deadControls).map(told);
    const controls = controlsIn(visits);
    leaveResult({ name: title, stories: own.length, states: [], controls, events: [], findings: findings.length });
    expect(findings).toEqual([]);
  });
}
