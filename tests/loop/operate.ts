import type { Page } from 'playwright';

import { isDeep } from '../proof/depth.ts';
import type { Story } from '../stories/catalogue.ts';
import type { Control, Effect } from './page/types.ts';
import type { Operation, Visit } from './visit.ts';

/** A control: how many openers lie before it, and which of the controls that are then there. */
type Place = readonly [depth: number, index: number];

/** In milliseconds: so long is waited before it is said that a press does nothing. */
const patience = 1000;

/**
 * Of controls that say the same (the options of one list, the days of a month, chips with the same cross) the first and
 * the last, in a deep run all.
 */
function chosen(controls: readonly Control[]): number[] {
  const all = controls.map((_, index) => index);
  if (isDeep) return all;
  const names = controls.map(({ role, label }) => (role === 'option' || role === 'day' ? role : label));
  return all.filter((index) => {
    const name = names[index] ?? '';
    return names.indexOf(name) === index || names.lastIndexOf(name) === index;
  });
}

const press = (page: Page, place: Place): Promise<Effect | null> =>
  page.evaluate(([at, most]) => window.loop.press(...at, most), [place, patience] as const);

/** Types, sends, takes back and leaves: what a person does with a field. The second of the effects is that of sending. */
async function type(page: Page, place: Place): Promise<Effect[]> {
  await page.keyboard.press(await page.evaluate((at) => window.loop.focus(...at), place));
  const read = () =>
    page.evaluate(async (at) => {
      const effect = await window.loop.read(...at);
      window.loop.mark();
      return effect;
    }, place);
  const typed = await read();
  await page.keyboard.press('Enter');
  const sent = await read();
  await page.keyboard.press('Escape');
  const left = await page.evaluate((at) => {
    window.loop.blur();
    return window.loop.read(...at);
  }, place);
  return [typed, sent, left];
}

async function operate(page: Page, place: Place, { kind }: Control): Promise<Effect[]> {
  if (kind === 'choose') return [await page.evaluate((at) => window.loop.choose(...at), place)];
  if (kind === 'text') return type(page, place);
  await page.keyboard.press(await page.evaluate((at) => window.loop.focus(...at), place));
  return [await page.evaluate(([at, most]) => window.loop.read(...at, most), [place, patience] as const)];
}

/** Operates each enabled control of the open story once, each from the story as it was opened. */
export async function operateStory(page: Page, { id, isPlayed }: Pick<Story, 'id' | 'isPlayed'>): Promise<Visit> {
  const operations: Operation[] = [];
  const parts = await page.evaluate(() => {
    window.loopRecorder.isHalting = true;
    return window.loop.parts();
  });

  /** The labels of the controls at each depth. */
  const known: string[][] = [];

  /** Mounts the story anew and presses the openers on the path. False where what they open does not come. */
  async function reach(path: readonly number[], most: number): Promise<boolean> {
    if (!(await page.evaluate((given) => window.loop.remount(...given), [id, isPlayed, known[0] ?? []] as const)))
      return false;
    for (const [depth, index] of path.entries()) {
      await press(page, [depth, index]);
      const isOpen = await page.evaluate(
        async ({ place, labels, limit }) => {
          await window.loop.read(...place);
          return window.loop.collectAgain(place[0] + 1, labels, limit);
        },
        { place: [depth, index] as const, labels: known[depth + 1] ?? [], limit: most },
      );
      if (!isOpen) return false;
    }
    return true;
  }

  /** The page as it is when only the openers on the path have been pressed. */
  async function restore(path: readonly number[]) {
    if (await page.evaluate((depth) => window.loop.isAt(depth), path.length)) return;
    // On a busy machine a press may come before the page is ready for it.
    for (const most of [2000, 15_000]) if (await reach(path, most)) return;
    const opened = path.map((index, depth) => known[depth]?.[index]).join(' → ');
    const wanted = known[path.length] ?? [];
    const found = (await page.evaluate((depth) => window.loop.collect(depth), path.length)).map(({ label }) => label);
    const difference = {
      missing: wanted.filter((one) => !found.includes(one)),
      new: found.filter((one) => !wanted.includes(one)),
    };
    throw new Error(
      `${id} does not become again what it was before a control was operated. ${opened} ${JSON.stringify(difference)}`,
    );
  }

  async function operated(path: readonly number[], place: Place, control: Control): Promise<Effect[]> {
    if (control.kind === 'press') {
      // Most controls leave the page as it was, and the next is pressed without more ado.
      const effect = await press(page, place);
      if (effect) return [effect];
    }
    await restore(path);
    if (control.kind !== 'press') return operate(page, place, control);
    for (let tries = 0; tries < 5; tries += 1) {
      const effect = await press(page, place);
      if (effect) return [effect];
      // Something was drawn late, and belongs to the story as it was opened.
      const [depth] = place;
      await page.evaluate((given) => window.loop.collectAgain(...given), [depth, known[depth] ?? [], 2000] as const);
    }
    throw new Error(`${id} goes on changing by itself before “${control.label}” can be pressed.`);
  }

  /** Follows links, together where they do nothing else. Answers with what each of them did. */
  async function follow(path: readonly number[], indexes: readonly number[]): Promise<ReadonlyMap<number, Effect>> {
    const effects = new Map<number, Effect>();
    const click = (links: readonly number[]) =>
      page.evaluate((given) => window.loop.follow(...given), [path.length, links] as const);
    const together = indexes.length > 1 ? await click(indexes) : null;
    for (const index of indexes) {
      if (together === null) await restore(path);
      const effect = together ?? (await click([index]));
      if (effect !== null) effects.set(index, effect);
    }
    return effects;
  }

  async function operateAll(
    path: readonly number[],
    controls: readonly Control[],
    before: string,
    isWithinAnswer = false,
  ) {
    const depth = path.length;
    known[depth] = controls.map(({ label }) => label);
    const wanted = chosen(controls);
    const followed = await follow(
      path,
      wanted.filter((index) => controls[index]?.kind === 'link'),
    );
    for (const index of wanted) {
      const control = controls[index];
      if (!control) continue;
      const label = `${before}${control.label}`;
      const effect = followed.get(index);
      if (control.kind === 'unknown') {
        const trouble = 'the stage does not know how to operate it';
        operations.push({ control: label, effects: [], trouble, isFrozen: false });
        continue;
      }
      if (effect !== undefined) {
        operations.push({ control: label, effects: [effect], isFrozen: false });
        continue;
      }
      const effects = await operated(path, [depth, index], control);
      const answered = effects.at(control.kind === 'text' ? 1 : 0);
      const isFrozen = control.holdsAnswer && !isWithinAnswer && answered?.isAsAtFirst === true;
      operations.push({ control: label, effects, isFrozen });
      const isOpener = control.kind === 'press' && depth < 2 && effects.some(({ hasChanged }) => hasChanged);
      const opened = isOpener
        ? await page.evaluate((given) => window.loop.collectOpened(...given), [depth, index, patience] as const)
        : [];
      // From another tab back to the first the page is as it was, and that is the answer.
      if (opened.length > 0) await operateAll([...path, index], opened, `${label} → `, control.holdsAnswer);
    }
  }

  try {
    await operateAll([], await page.evaluate(() => window.loop.collect(0)), '');
  } finally {
    await page.evaluate(() => {
      window.loopRecorder.isHalting = false;
    });
  }
  return { story: id, parts, operations };
}
