import { brokenReferences } from '../../conventions/idReferences.ts';
import type { Check } from '../check.ts';

export const idReferences: Check = {
  id: 'id-references',
  title: 'What names an element by its id names one that is there',
  criteria: ['1.3.1', '4.1.2'],
  method:
    'Of each page as it is served, before any script has run: aria-labelledby, aria-describedby and every other attribute that holds ids, and links to places on the page, are looked up; no id is there twice.',
  appliesTo: (subject) => subject.kind === 'route' && subject.isServed === true,
  async run(page) {
    return brokenReferences(await page.content()).map((message) => ({
      check: 'id-references',
      criteria: ['1.3.1', '4.1.2'],
      target: 'html',
      message,
    }));
  },
};
