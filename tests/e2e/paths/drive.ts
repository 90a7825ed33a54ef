import type { Locator, Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';

import type { Effect, Toast } from '../../../packages/machines/src/kit/effects.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { nameOf, replay } from '../../../packages/machines/src/testing/replay.ts';
import type { Move, Step } from '../../../packages/machines/src/testing/walks.ts';
import type { Calls } from './calls.ts';
import type { Focus } from './picture.ts';
import { pictureOf } from './picture.ts';
import { expect } from './test.ts';

/** A move that is made in a browser. */
export interface LivedMove<Machine extends AnyStateMachine, World> extends Move<Machine> {
  /** A person does it, the server or the network answers, or time passes. */
  by: 'person' | 'answer' | 'time';
  /** Makes it happen, and tells the events that the machine in the page must have got by it. */
  happen: (world: World, snapshot: SnapshotFrom<Machine>) => Promise<readonly ReplayEvent<Machine>[]>;
}

/** A flow as people meet it. */
export interface Lived<Machine extends AnyStateMachine, World> {
  machine: Machine;
  input: InputFrom<Machine>;
  page: Page;
  calls: Calls;
  /** The part of a page that the flow's screen fills. */
  place: (page: Page) => Locator;
  /** Draws the flow's screen after some events, in a page of its own. */
  draw: (events: readonly ReplayEvent<Machine>[]) => Promise<Page>;
  /** Brings the page to the flow's start, for a new person. */
  begin: () => Promise<World>;
  /** Where the focus must not be lost: in a form, in a question. Default: everywhere in a flow that has a form. */
  isAtWork?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** The flow is over: sees that what it asked of the app was carried out, and leaves nothing behind. */
  end?: () => Promise<void>;
}

/** Often at first: most of what is waited for is there at once. */
const intervals = [5, 10, 20, 40, 80, 160];

/** Walks through a flow in the browser. After each step the page must show what the machine, given the same, says. */
export async function drive<Machine extends AnyStateMachine, World>(
  { machine, input, page, calls, place, draw, begin, isAtWork = hasForm, end }: Lived<Machine, World>,
  walk: readonly Step<LivedMove<Machine, World>>[],
): Promise<void> {
  calls.forget();
  const world = await begin();
  let events: readonly ReplayEvent<Machine>[] = [];
  const trail: string[] = [];

  const expectPicture = async (toasts: string[], focus: readonly Focus[]) => {
    const said = (await pictureOf(place(await draw(events)))).content;
    const differences = async () => {
      const shown = await pictureOf(place(page));
      return {
        ...(shown.content !== said && { shown: shown.content, said }),
        ...(!focus.includes(shown.focus) && { focus: `${shown.focus}, and not ${focus.join(' or ')}` }),
        ...(shown.toasts.join('\n') !== toasts.join('\n') && { toasts: { shown: shown.toasts, said: toasts } }),
      };
    };
    await expect.poll(differences, { message: `The page after ${trail.join(' → ')}`, intervals }).toEqual({});
  };

  await expectPicture([], anywhere);
  for (const { move, to } of walk) {
    trail.push(move.name);
    const before = replay(machine, input, events);
    const happened = await move.happen(world, before.snapshot).catch((error: unknown) => {
      throw new Error(`Cannot be made: ${trail.join(' → ')}`, { cause: error });
    });
    events = move.isAnew ? happened : [...events, ...happened];
    const after = replay(machine, input, events);
    const { value, status }: AnyMachineSnapshot = after.snapshot;
    expect(nameOf(value), trail.join(' → ')).toBe(to.split(' ')[0]);
    // Flows emit effects of the app and nothing else.
    const news = after.effects.slice(move.isAnew ? 0 : before.effects.length) as Effect[];
    const toasts = news.filter((effect) => effect.type === 'toast').map(words);
    if (status === 'done' || move.isLast) {
      for (const text of toasts.flatMap((toast) => toast.split(' | ')))
        await expect(page.getByRole('alertdialog').filter({ hasText: text })).toBeVisible();
      await end?.();
      return;
    }
    const mayBeLost = !isAtWork(after.snapshot);
    await expectPicture(toasts, mayBeLost ? anywhere : focusAfter(move, before.snapshot, after.snapshot));
    if (toasts.length > 0) await closeToasts(page);
  }
}

const words = ({ title, description }: Toast) => [title, description].filter((text) => text !== undefined).join(' | ');

const anywhere: readonly Focus[] = ['first problem', 'first field', 'inside', 'lost'];

const hasForm = ({ context }: AnyMachineSnapshot): boolean => 'values' in context;

const refusals = ({ context }: AnyMachineSnapshot): number => context.refusals ?? 0;
const hasProblems = ({ context }: AnyMachineSnapshot): boolean => Object.keys(context.problems ?? {}).length > 0;

/** After a refusal the focus is in the first field to mend; where someone is at work it is never lost. */
function focusAfter(
  { by, isAnew }: Pick<LivedMove<AnyStateMachine, unknown>, 'by' | 'isAnew'>,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): readonly Focus[] {
  if (isAnew || by === 'time') return anywhere;
  const isRefused = refusals(after) > refusals(before) && hasProblems(after);
  return isRefused ? ['first problem'] : ['first problem', 'first field', 'inside'];
}

/** They would stay until they are read, and are looked at anew after each step. */
async function closeToasts(page: Page) {
  const toasts = page.locator('[role=alertdialog][aria-modal=false]');
  await toasts.getByRole('button', { name: 'Close' }).evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click();
  });
  await expect(toasts).toHaveCount(0);
}
