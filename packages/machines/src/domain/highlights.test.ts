import { describe, expect, it } from 'vitest';

import { aroundMatch, hasMatch, highlight } from './highlights.ts';

/** The text with what was found in brackets. */
const marked = (text: string, query: string, where?: { anywhere: boolean }) =>
  highlight(text, query, where)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('what was looked for in a text', () => {
  it.each([
    ['React and TypeScript', 'react', '[React] and TypeScript'],
    ['Reactive systems', 'react', '[Reactive] systems'],
    ['Reactive systems', 'react shop', 'Reactive systems'],
    ['I design, you test designs.', 'designing', 'I [design], you test [designs].'],
    ['Emil Sørensen, Zoë Müller', 'zoe muller', 'Emil Sørensen, [Zoë] [Müller]'],
    ['C++ and C# beside C', 'c++', '[C++] and C# beside C'],
    ['Nothing here', '', 'Nothing here'],
    ['Nothing here', '+-*', 'Nothing here'],
    ['', 'react', ''],
  ])('of %s for “%s” is %s', (text, query, result) => {
    expect(marked(text, query)).toBe(result);
  });

  it.each([
    ['Joanna', 'ann', 'Jo[ann]a'],
    ['Zoë Ümit', 'oe u', 'Z[oë Ümit]'],
    ['aaaa', 'aa', '[aa][aa]'],
    ['Vue.js', 'Vue.js', '[Vue.js]'],
  ])('is found within words where that counts: %s for “%s” is %s', (text, query, result) => {
    expect(marked(text, query, { anywhere: true }).replaceAll('][', '')).toBe(result.replaceAll('][', ''));
  });

  it.each(['Joanna Åström, C++ & É́', 'İstanbul ﬁne', '🎨 art ß'])(
    'leaves every character of %s where it was',
    (text) => {
      for (const query of ['a', 'i', 'e', 'art', 'fi', 's', text]) {
        const parts = highlight(text, query, { anywhere: true });
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }
    },
  );

  it('is told apart from nothing', () => {
    expect(hasMatch(highlight('React', 'react'))).toBe(true);
    expect(hasMatch(highlight('React', 'vue'))).toBe(false);
  });
});

describe('the beginning of a long text', () => {
  const long = `${'Calm and fast applications. '.repeat(8)}Then React, at last.`;
  const shown = (text: string, query: string) =>
    aroundMatch(highlight(text, query))
      .map(({ text: part }) => part)
      .join('');

  it('comes closer to what was looked for', () => {
    expect(shown(long, 'react')).toBe('…Calm and fast applications. Then React, at last.');
  });

  it('stays where it is seen anyway, or nothing was found', () => {
    expect(shown('Some React here', 'react')).toBe('Some React here');
    expect(shown('React', 'react')).toBe('React');
    expect(shown(long, 'vue')).toBe(long);
  });
});
