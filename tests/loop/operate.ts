import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

import type { Memory } from './memory.ts';
import type { Control, Effect } from './page/types.ts';
import type { Operation, Visit } from './visit.ts';

/** Which controls of a list are operated, by index. */
export type Choose = (controls: readonly Control[]) => readonly number[];

/** A control: how many openers lie before it, and which of the controls that are then there. */
type Place = readonly [depth: number, index: number];

/** In milliseconds: so long is waited before it is said that a press does nothing. */
const patience = 1000;

async function press(page: Page, place: Place): Promise<void> {
  const point = await page.evaluate(async (at) => {
    window.loop.mark();
    const before = window.scrollY;
    const aimed = window.loop.aim(...at);
    // A page reports a scroll a frame later, and what is open by then would close.
    if (window.scrollY !== before)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return aimed;
  }, place);
  if (point !== null) return page.mouse.click(point.x, point.y);
  return page.evaluate((at) => window.loop.click(...at), place);
}

/** Types, sends, takes back and leaves: what a person does with a field. */
async function type(page: Page, place: Place): Promise<Effect[]> {
  const effects: Effect[] = [];
  const character = await page.evaluate((at) => window.loop.focus(...at), place);
  for (const key of [character, 'Enter', 'Escape', null]) {
    await page.evaluate((isLeft) => {
      window.loop.mark();
      if (isLeft) window.loop.blur();
    }, key === null);
    if (key !== null) await page.keyboard.press(key);
    effects.push(await page.evaluate((at) => window.loop.read(...at), place));
  }
  return effects;
}

async function operate(page: Page, place: Place, { kind }: Control): Promise<Effect[]> {
  if (kind === 'link') return [await page.evaluate((at) => window.loop.follow(...at), place)];
  if (kind === 'choose') return [await page.evaluate((at) => window.loop.choose(...at), place)];
  if (kind === 'text') return type(page, place);
  if (kind === 'arrow') {
    await page.evaluate((at) => {
      window.loop.focus(...at);
      window.loop.mark();
    }, place);
    // At its end a slider goes the other way alone.
    const isAtEnd = await page.evaluate(() => {
      const { activeElement: slider } = document;
      return slider instanceof HTMLInputElement && slider.type === 'range' && slider.value === slider.max;
    });
    await page.keyboard.press(isAtEnd ? 'ArrowDown' : 'ArrowUp');
  } else await press(page, place);
  return [await page.evaluate(([at, most]) => window.loop.read(...at, most), [place, patience] as const)];
}

const labelsOf = (controls: readonly Control[]) => controls.map(({ label }) => label).join('\n');

/**
 * Operates each enabled control of the open story once, each from the story as it was opened; what the memory knows is
 * taken from there.
 */
export async function operateStory(page: Page, story: string, choose: Choose, memory?: Memory): Promise<Visit> {
  const operations: Operation[] = [];
  const parts = await page.evaluate(() => window.loop.parts());
  const collect = (depth: number) => page.evaluate((at) => window.loop.collect(at), depth);

  const known: string[] = [];

  /** Waits until the same controls are there again: what comes late, such as a popover, may not be there at once. */
  async function collectAgain(depth: number) {
    await expect
      .poll(async () => labelsOf(await collect(depth)), { message: `${story} is as it was`, timeout: 15_000 })
      .toBe(known[depth]);
  }

  /** The page as it is when only the openers on the path have been pressed. */
  async function restore(path: readonly number[]) {
    if (await page.evaluate((depth) => window.loop.isAt(depth), path.length)) return;
    await page.evaluate((id) => window.loop.remount(id), story);
    await collectAgain(0);
    for (const place of path.entries()) {
      await press(page, place);
      await page.evaluate((at) => window.loop.read(...at), place);
      await collectAgain(place[0] + 1);
    }
  }

  async function operateAll(path: readonly number[], controls: readonly Control[], before: string) {
    const depth = path.length;
    known[depth] = labelsOf(controls);
    for (const index of choose(controls)) {
      const control = controls[index];
      if (!control) continue;
      const label = `${before}${control.label}`;
      if (control.kind === 'unknown') {
        operations.push({ control: label, effects: [], trouble: 'the stage does not know how to operate it' });
        continue;
      }
      // What a field sends follows from what stands in it.
      const recalled = control.kind === 'text' ? null : memory?.recall(story, parts, label);
      if (recalled) {
        operations.push(...recalled);
        continue;
      }
      await restore(path);
      const effects = await operate(page, [depth, index], control);
      operations.push({ control: label, effects });
      const isOpener = control.kind === 'press' && depth < 2 && effects.some(({ hasChanged }) => hasChanged);
      const opened = isOpener ? await collect(depth + 1) : [];
      if (opened.length > 0) await operateAll([...path, index], opened, `${label} → `);
    }
  }

  await operateAll([], await collect(0), '');
  memory?.learn(operations);
  return { story, parts, operations };
}
