import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { inlineStyles } from '../../apps/web/src/inlineStyles.ts';
import { excusedReferences } from './excusedReferences.ts';
import { brokenReferences } from './idReferences.ts';
import type { Excuse } from './idReferences.ts';

/** Every state of every screen and every story of every component. */
const storyModules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ['../../apps/web/src/**/*.stories.tsx', '../../packages/ui/src/**/*.stories.tsx'],
  { eager: true },
);

const needed = new Set<Excuse>();

describe.each(Object.entries(storyModules))('%s', (_path, module) => {
  // The composed stories are typed by a module that a glob cannot know.
  const stories = Object.entries(composeStories(module) as Record<string, ComponentType>);

  it.each(stories)('%s is drawn where there is no browser', (_name, Story) => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(<Story />);
    // The Content-Security-Policy of pages refuses every other inline style; classes and attributes pass.
    const inline = [...html.matchAll(/<[^>]* style="([^"]*)"/g)].map(([, style = '']) => style);
    expect(inline.filter((style) => !inlineStyles.includes(style))).toEqual([]);
    const options = { hasPlaces: false, excuses: excusedReferences, onExcused: (excuse: Excuse) => needed.add(excuse) };
    expect(brokenReferences(html, options)).toEqual([]);
  });
});

it('excuses no reference that is in order by now', () => expect([...needed]).toHaveLength(excusedReferences.length));
