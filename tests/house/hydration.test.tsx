import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';

import { everyOneIn } from '../audit/everyOneIn.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which stories this commit hydrates: one in so many, and whose turn it is. */
    hydrated: { oneIn: number; turn: number };
  }
}

const { oneIn, turn } = inject('hydrated');

/** Every state of every screen and every story of every component; each commit hydrates a third of them. */
const storyModules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  [
    '../../apps/web/src/**/*.stories.tsx',
    '../../apps/web/src/screens/*/screen.tsx',
    '../../packages/ui/src/**/*.stories.tsx',
  ],
  {
    eager: true,
  },
);

// React's own switch for tests that wait with `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  // React reports a mismatch to the console; here it is an error.
  vi.spyOn(console, 'error');
});
afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(storyModules))('%s', (_path, module) => {
  // The composed stories are typed by a module that a glob cannot know.
  const all = Object.entries(composeStories(module) as Record<string, ComponentType>);
  const stories = everyOneIn(all, oneIn, turn);

  it.each(stories)('%s comes to life without a warning', async (_name, Story) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Story />);
    document.body.append(container);
    const complaints: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, <Story />, { onRecoverableError: (error) => complaints.push(error) }),
    );
    expect(complaints).toEqual([]);
    expect(vi.mocked(console.error).mock.calls.map(([first]) => String(first))).toEqual([]);
    await act(async () => root.unmount());
    container.remove();
  });
});
