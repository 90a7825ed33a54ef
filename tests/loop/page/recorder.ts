import type {} from '../../../.storybook/storyHandle.tsx';
import type { PageRecorder, Pair, Recorder } from './types.ts';

/** Runs in the page, so everything it needs stands inside it. */
export function installRecorder(): void {
  const isRecorder = (value: unknown): value is Recorder => typeof value === 'function' && 'mock' in value;

  const silent: Recorder = Object.assign(() => undefined, { mock: { calls: [] } });

  function find(value: unknown, pairs: Pair[], recorders: Set<Recorder>, seen: Set<unknown>) {
    if (isRecorder(value)) recorders.add(value);
    if (typeof value !== 'object' || value === null || seen.has(value) || value instanceof Node) return;
    seen.add(value);
    const { snapshot, send } = value as Partial<Pair>;
    const isPair = typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
    if (isPair && send !== undefined && !isRecorder(send))
      throw new Error(`${snapshot.machine.id}: the story's send is not fn().`);
    // A screen whose flow takes nothing from a control has no way to send.
    if (isPair) pairs.push({ snapshot, send: send ?? silent });
    for (const [name, inner] of Object.entries(value))
      if (!(isPair && name === 'snapshot') && !name.startsWith('_')) find(inner, pairs, recorders, seen);
  }

  function found() {
    const pairs: Pair[] = [];
    const recorders = new Set<Recorder>();
    find(window.story.args, pairs, recorders, new Set());
    return { pairs, recorders };
  }

  const recorder: PageRecorder = { found, followed: 0, isHalting: false };

  const halt = (event: Event) => {
    if (!recorder.isHalting) return;
    // Followed far enough: the story stays.
    event.preventDefault();
    recorder.followed += 1;
  };
  // Before the components, some of which let no click pass; a form is sent only where its component does not stop it.
  window.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a[href]') !== null) halt(event);
    },
    { capture: true },
  );
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) halt(event);
  });

  window.loopRecorder = recorder;
}
