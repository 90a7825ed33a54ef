import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { inlineStyles } from '../../apps/web/src/inlineStyles.ts';
import { excusedReferences } from './excusedReferences.ts';
import { frozen } from './frozen.ts';
import { brokenReferences } from './idReferences.ts';
import type { Excuse } from './idReferences.ts';

/** Every state of every screen and every story of every component. */
const storyModules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  [
    '../../apps/web/src/**/*.stories.tsx',
    '../../apps/web/src/screens/*/screen.tsx',
    '../../packages/ui/src/**/*.stories.tsx',
  ],
  { eager: true },
);

// React's development build says here what it knows of keys, nesting and unknown attributes.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => vi.restoreAllMocks());

const needed = new Set<Excuse>();
const drawings = frozen('story');

/** Neither the file that a class is named after is drawn, nor where a link leads or a form is sent. */
const withoutPlaces = (html: string) =>
  html.replace(/\b[a-zA-Z0-9]+(_\w+?)?__[a-z0-9]+/g, '$1').replace(/ (?:href|action)="[^"]*"/g, '');

describe.each(Object.entries(storyModules))('%s', (path, module) => {
  // The composed stories are typed by a module that a glob cannot know.
  const all = Object.entries(composeStories(module) as Record<string, ComponentType>);
  // What it takes to play a flow is loaded in a browser, and draws no screen itself.
  const stories = all.filter(([name]) => name !== 'Play');

  const file = path.slice(path.lastIndexOf('/') + 1).replace('.stories.tsx', '');
  const folder = /screens\/(\w+)\/screen\.tsx$/.exec(path)?.[1];
  const screen = folder === undefined ? file : `${folder.charAt(0).toUpperCase()}${folder.slice(1)}Screen`;

  it.each(stories)('%s is drawn where there is no browser', (name, Story) => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(<Story />);
    expect(vi.mocked(console.error).mock.calls.map(([first]) => String(first))).toEqual([]);
    const { hash, expected } = drawings.hashOf(`${screen}.${name}`, withoutPlaces(html));
    expect(hash).toBe(expected);
    // The Content-Security-Policy of pages refuses every other inline style; classes and attributes pass.
    const inline = [...html.matchAll(/<[^>]* style="([^"]*)"/g)].map(([, style = '']) => style);
    expect(inline.filter((style) => !inlineStyles.includes(style))).toEqual([]);
    const options = { hasPlaces: false, excuses: excusedReferences, onExcused: (excuse: Excuse) => needed.add(excuse) };
    expect(brokenReferences(html, options)).toEqual([]);
  });
});

it('excuses no reference that is in order by now', () => expect([...needed]).toHaveLength(excusedReferences.length));

it('draws every story that is frozen', () => expect(drawings.end()).toEqual([]));
