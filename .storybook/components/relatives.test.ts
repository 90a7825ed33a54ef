import { expect, it } from 'vitest';

import { relativesOf } from './relatives.ts';

it('names those that a page names and those whose pages name it, each once', () => {
  const pages = {
    Button: 'To go: **Link** or **ButtonLink**. Not **Gone**.',
    ButtonLink: 'To do: **Button**. In text: **Link**.',
    IconButton: 'With a word: **Button**.',
    Link: 'A link.',
  };
  expect(relativesOf('Button', pages)).toEqual(['Link', 'ButtonLink', 'IconButton']);
  expect(relativesOf('Link', pages)).toEqual(['Button', 'ButtonLink']);
});
