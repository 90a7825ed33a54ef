import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { getNextSnapshot } from 'xstate';

import { failing, nameOf, rejected } from '../../packages/machines/src/testing/replay.ts';

/** Every screen in every state. */
const storyModules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ['../../apps/web/src/screens/**/*.stories.tsx', '../../apps/web/src/screens/*/screen.tsx'],
  { eager: true },
);

interface Drawn {
  snapshot: AnyMachineSnapshot;
  send: (event: EventObject) => void;
}

type Story = ComponentType<Partial<Drawn>> & { args: Partial<Drawn>; load: () => Promise<void> };

/** A disabled or removed element loses the focus when the browser draws next. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const calls = ({ children, _nodes: active }: AnyMachineSnapshot): string[] =>
  active
    .flatMap(({ invoke }) => invoke)
    .filter(({ id, onDone }) => onDone !== undefined && children[id] !== undefined)
    .map(({ id }) => id);

/** Scenarios hide what a snapshot is wired with, and a machine copies what it sees. */
const whole = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const { machine, _nodes, children } = snapshot;
  return Object.assign({ ...snapshot }, { machine, _nodes, children });
};

const next = (snapshot: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot =>
  getNextSnapshot(snapshot.machine, snapshot, event);

/** The buttons that can be pressed: with a question over the page, those of the question. */
function buttons(): HTMLButtonElement[] {
  const question = [...document.querySelectorAll('[role=dialog], [role=alertdialog]:not([aria-modal=false])')].at(-1);
  return [...(question ?? document).querySelectorAll('button')].filter((button) => button.checkVisibility());
}

const labelOf = (button: HTMLButtonElement): string => button.getAttribute('aria-label') ?? button.textContent;

/** Draws a story on a snapshot, and gives what a press of one of its buttons leads to. */
async function draw(Story: Story, snapshot: AnyMachineSnapshot) {
  let sent: EventObject[] = [];
  const send = (event: EventObject) => sent.push(event);
  const { rerender } = await render(<Story snapshot={snapshot} send={send} />);
  const press = (button: HTMLButtonElement) => {
    sent = [];
    button.focus();
    button.click();
    const pressed = sent.filter((event) => snapshot.can(event)).reduce(next, snapshot);
    return { pressed, begun: calls(pressed).filter((id) => !calls(snapshot).includes(id)) };
  };
  return { press, show: (after: AnyMachineSnapshot) => rerender(<Story snapshot={after} send={send} />) };
}

/** Presses a button that begins a call, and says whether it keeps the focus for as long as it stays where it was. */
async function keepsFocus(Story: Story, place: number, snapshot: AnyMachineSnapshot): Promise<boolean> {
  const { press, show } = await draw(Story, snapshot);
  const button = buttons()[place];
  if (!button) return true;
  const { pressed, begun } = press(button);
  if (begun.length === 0) return true;
  for (const after of [pressed, ...begun.map((id) => next(pressed, rejected(id, failing.network)))]) {
    await show(after);
    await drawn();
    if (button.isConnected && document.activeElement === document.body) return false;
  }
  return true;
}

const known = new Set<string>();

const screens = Object.entries(storyModules).flatMap(([path, module]) => {
  // The composed stories are typed by a module that a glob cannot know.
  const stories = Object.entries(composeStories(module) as unknown as Record<string, Story>).filter(
    ([, { args }]) => args.snapshot !== undefined && args.send !== undefined,
  );
  return stories.length > 0 ? [{ path: path.replace(/.*screens./, ''), stories }] : [];
});

describe.each(screens)('$path', ({ stories }) => {
  it.each(stories)(
    '%s keeps the focus on the button that was pressed',
    async (_name, Story) => {
      const { snapshot } = Story.args;
      if (!snapshot) return;
      await Story.load();
      const given = whole(snapshot);
      const { press } = await draw(Story, given);
      // Most buttons begin no call, which one drawing shows of all of them.
      const beginning = buttons().flatMap((button, place) => {
        const label = labelOf(button);
        const situation = `${snapshot.machine.id} ${nameOf(snapshot.value)} ${label.split(':')[0] ?? ''}`;
        if (known.has(situation) || button.disabled) return [];
        known.add(situation);
        return !button.isConnected || press(button).begun.length > 0 ? [{ label, place }] : [];
      });
      await cleanup();
      const lost: string[] = [];
      for (const { label, place } of beginning) {
        if (!(await keepsFocus(Story, place, given))) lost.push(label);
        await cleanup();
      }
      expect(lost).toEqual([]);
      // A busy machine is slow, and slow is not wrong.
    },
    60_000,
  );
});
