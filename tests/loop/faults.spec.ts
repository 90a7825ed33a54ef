import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createMachine } from 'xstate';

import { catalogue } from '../stories/catalogue.ts';
import { open, resize } from '../stories/page.ts';
import { test, url } from '../stories/test.ts';
import { loopFlows } from './flows.ts';
import type { Flow } from './judge.ts';
import { deadControls, deadEvents, frozenControls, hiddenEvents } from './judge.ts';
import { operateStory } from './operate.ts';
import type { Visit } from './visit.ts';

/** A screen with one control that the machine needs: a list that could not be loaded can be tried again. */
const id = 'screens-projecttimeline--failed';
const flow = loopFlows.find(({ name }) => name === 'projectTimeline') as Flow;

/** The stage on this story, once something was planted in its page. */
async function operated(page: Page, plant: (page: Page) => Promise<unknown>): Promise<Visit> {
  const story = catalogue().find((one) => one.id === id);
  if (!story) throw new Error(`There is no story ${id}.`);
  await open(page, url, story);
  await resize(page, { width: 1280, height: 900 });
  await plant(page);
  return operateStory(page, story);
}

const asIs = async () => {};
const text = ({ text: words }: { text: string }) => words;

test('the story as it is has no fault', async ({ camera: page }) => {
  const visit = await operated(page, asIs);
  expect(deadControls(visit)).toEqual([]);
  expect(hiddenEvents(flow, [visit], new Set())).toEqual([]);
});

test('a control that sends what the machine refuses is found', async ({ camera: page }) => {
  const visit = await operated(page, () =>
    page.evaluate(() => {
      const button = document.body.appendChild(document.createElement('button'));
      button.textContent = 'Next Page';
      // The story's way to send.
      const { send } = window.story.args as { send: (event: object) => void };
      button.addEventListener('click', () => send({ type: 'page.change', value: 2 }));
    }),
  );
  expect(deadControls(visit).map(text)).toEqual(['the machine refuses {"type":"page.change","value":2}']);
});

test('a box that does not keep its tick is found, and one that keeps it is not', async ({ camera: page }) => {
  const visit = await operated(page, () =>
    page.evaluate(() => {
      for (const label of ['Frozen', 'Kept']) {
        const box = Object.assign(document.createElement('input'), { type: 'checkbox', ariaLabel: label });
        if (label === 'Frozen') box.addEventListener('click', (event) => event.preventDefault());
        document.body.append(box);
      }
    }),
  );
  expect(frozenControls(visit).map(({ where }) => where)).toEqual([`${id}: checkbox “Frozen”`]);
});

test('a control that does nothing is found', async ({ camera: page }) => {
  const visit = await operated(page, () =>
    page.evaluate(() => {
      document.body.appendChild(document.createElement('button')).textContent = 'Next Page';
    }),
  );
  expect(deadControls(visit)).toEqual([
    {
      kind: 'dead control',
      where: `${id}: button “Next Page”`,
      text: 'nothing was sent, and nothing happened on the page',
    },
  ]);
});

test('a control is pressed though something was drawn after the story had been mounted anew', async ({ camera }) => {
  const visit = await operated(camera, () =>
    camera.evaluate(() => {
      const note = document.body.appendChild(document.createElement('p'));
      const change = Object.assign(document.createElement('button'), { textContent: 'Change the page' });
      change.addEventListener('click', () => (note.textContent += '.'));
      document.body.prepend(change);
      const { collectAgain } = window.loop;
      let isLate = true;
      window.loop.collectAgain = async (...given) => {
        const isThere = await collectAgain(...given);
        if (isLate) note.textContent += 'late';
        isLate = false;
        return isThere;
      };
    }),
  );
  expect(visit.operations.map(({ control }) => control)).toContain('button “Try Again”');
  expect(deadControls(visit)).toEqual([]);
});

test('an event that no control sends is found', async ({ camera: page }) => {
  const visit = await operated(page, () => page.addStyleTag({ content: 'button { display: none !important }' }));
  const shown = await operated(page, asIs);
  // Another snapshot, whose controls show that a control can send it.
  const elsewhere = { ...shown, parts: shown.parts.map((part) => ({ ...part, context: {} })) };
  expect(hiddenEvents(flow, [visit, elsewhere], new Set()).map(text)).toEqual([
    'the machine takes list.retry in failed, and no control sends it',
  ]);
});

test('an event that nothing sends any more is found', async ({ camera: page }) => {
  const visit = await operated(page, asIs);
  const machine = createMachine({
    ...flow.machine.config,
    on: { ...flow.machine.config.on, 'page.change': '.loading' },
  });
  expect(deadEvents({ ...flow, machine }, [visit], new Set()).map(text)).toEqual(['nothing sends page.change']);
});

test('a reason for a hidden event that is not needed is found', async ({ camera: page }) => {
  const visit = await operated(page, asIs);
  const hidden = { 'list.retry': { empty: 'There is nothing to try again.' } };
  expect(deadEvents({ ...flow, hidden }, [visit], new Set()).map(text)).toEqual(['list.retry is not hidden in empty']);
});
