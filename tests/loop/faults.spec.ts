import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createMachine } from 'xstate';

import { loopFlows } from './flows.ts';
import type { Flow } from './judge.ts';
import { deadControls, hiddenEvents, deadEvents } from './judge.ts';
import { createMemory } from './memory.ts';
import { operateStory } from './operate.ts';
import type { Show } from './test.ts';
import { chosen, test } from './test.ts';
import type { Visit } from './visit.ts';

/** A screen with one control that the machine needs: a list that could not be loaded can be tried again. */
const story = 'screens-projecttimeline--failed';
const flow = loopFlows.find(({ name }) => name === 'projectTimeline') as Flow;

/** The stage on this story, once something was planted in its page. */
async function operated(show: Show, plant: (page: Page) => Promise<unknown>): Promise<Visit> {
  const page = await show(story, true);
  await plant(page);
  return operateStory(page, story, chosen);
}

const asIs = async () => {};
const text = ({ text: words }: { text: string }) => words;

test('the story as it is has no fault', async ({ show }) => {
  const visit = await operated(show, asIs);
  expect(deadControls(visit)).toEqual([]);
  expect(hiddenEvents(flow, [visit], new Set())).toEqual([]);
});

test('a control that sends what the machine refuses is found', async ({ show }) => {
  const visit = await operated(show, (page) =>
    page.evaluate(() => {
      const button = document.body.appendChild(document.createElement('button'));
      button.textContent = 'Next Page';
      const { send } = Reflect.get(window, 'storyArgs') as { send: (event: object) => void };
      button.addEventListener('click', () => send({ type: 'page.change', value: 2 }));
    }),
  );
  expect(deadControls(visit).map(text)).toEqual(['the machine refuses {"type":"page.change","value":2}']);
});

test('a control that does nothing is found', async ({ show }) => {
  const visit = await operated(show, (page) =>
    page.evaluate(() => {
      document.body.appendChild(document.createElement('button')).textContent = 'Next Page';
    }),
  );
  expect(deadControls(visit)).toEqual([
    {
      kind: 'dead control',
      where: `${story}: button “Next Page”`,
      text: 'nothing was sent, and nothing happened on the page',
    },
  ]);
});

test('an event that no control sends is found', async ({ show }) => {
  const visit = await operated(show, (page) => page.addStyleTag({ content: 'button { display: none !important }' }));
  expect(hiddenEvents(flow, [visit], new Set()).map(text)).toEqual([
    'the machine takes list.retry in failed, and no control sends it',
  ]);
});

test('an event that nothing sends any more is found', async ({ show }) => {
  const visit = await operated(show, asIs);
  const machine = createMachine({
    ...flow.machine.config,
    on: { ...flow.machine.config.on, 'page.change': '.loading' },
  });
  expect(deadEvents({ ...flow, machine }, [visit], new Set()).map(text)).toEqual(['nothing sends page.change']);
});

test('a reason for a hidden event that is not needed is found', async ({ show }) => {
  const visit = await operated(show, asIs);
  const hidden = { 'list.retry': { empty: 'There is nothing to try again.' } };
  expect(deadEvents({ ...flow, hidden }, [visit], new Set()).map(text)).toEqual(['list.retry is not hidden in empty']);
});

test('what another story showed stands for a control in five turns of six, where the machine takes it', async ({
  show,
}) => {
  const { parts, operations } = await operated(show, asIs);
  const control = operations.find(({ effects }) => effects.some(({ sent }) => sent.length > 0))?.control ?? '';
  const turnsIn = (seen: Visit['parts']) =>
    Array.from({ length: 6 }, (_, turn) => createMemory([flow], turn)).filter((memory) => {
      memory.learn(operations);
      return memory.recall('another story', seen, control) !== null;
    }).length;
  expect(turnsIn(parts)).toBe(5);
  expect(turnsIn(parts.map((part) => ({ ...part, state: 'empty' })))).toBe(0);
});
