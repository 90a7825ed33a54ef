import { expect, test } from 'vitest';

import { brokenReferences } from './idReferences.ts';

test('what is named and is there is fine', () => {
  const page =
    '<label for="a" id="b">A</label><input id="a" aria-labelledby="b a"/><a href="#b">B</a><a href="/#c">C</a>';
  expect(brokenReferences(page)).toEqual([]);
});

test.each([
  ['<input aria-describedby="here there"/><p id="here">', 'aria-describedby names there, which is not there'],
  ['<label for="name">Name</label>', 'for names name, which is not there'],
  [
    '<button aria-controls="menu"></button><template><p id="menu"></p></template>',
    'aria-controls names menu, which is not there',
  ],
  ['<a class="x" href="#end">To the end</a>', 'href names end, which is not there'],
  ['<p id="one"></p><p id="one"></p>', 'several elements have the id one'],
])('%s is found', (html, fault) => expect(brokenReferences(html)).toEqual([fault]));

test('what is excused may be missing, on that element and in that attribute alone', () => {
  const excuse = { element: / role="row"/, attribute: /^aria-labelledby$/, reason: 'for this test' };
  const needed: unknown[] = [];
  const page = '<p role="row" aria-labelledby="a" aria-describedby="b"></p><p aria-labelledby="c"></p>';
  expect(brokenReferences(page, { excuses: [excuse], onExcused: (each) => needed.push(each) })).toEqual([
    'aria-describedby names b, which is not there',
    'aria-labelledby names c, which is not there',
  ]);
  expect(needed).toEqual([excuse]);
});
