import { leading, space } from '@guildhall/ui/tokens/scales.ts';
import { globalStyle, style } from '@vanilla-extract/css';

import { columns, contact, picture, who } from './publicProfile.css.ts';

// A freelancer's profile on paper: a résumé of one sheet, A4 or Letter, however much there is to tell.

export const resume = style({});

/** What a résumé leaves out. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });

const within = (...selectors: readonly string[]) => selectors.map((selector) => `${resume} ${selector}`).join();

const lines = (count: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: count, overflow: 'hidden' }) as const;

// Type and space are in rem: all of it becomes smaller at once.
onPaper(`html:has(${resume})`, { fontSize: '8.25pt' });
onPaper(within(`.${who}`), { paddingBlockStart: 0 });
onPaper(`${resume} > *`, { gap: space[5] });
onPaper(within('p', 'dd', 'li > div'), { lineHeight: leading.snug });

onPaper(within(`.${contact}`, `.${picture}`, 'section[aria-labelledby=projects]'), { display: 'none' });
onPaper(within('section[aria-labelledby=reviews]:not(:has(article))'), { display: 'none' });

// What someone does stands beside the facts, what they have done beside what is said of it.
onPaper(`${columns} > *`, { gridTemplateColumns: 'minmax(0, 1fr) 14rem', gap: `${space[5]} ${space[6]}` });
onPaper(`${columns} > * > :has(section), ${columns} > * > * > :has(> section)`, { display: 'contents' });
onPaper(`${columns} > * > :not(:has(section))`, { gridArea: '1 / 2 / span 2 / auto' });
onPaper(within('section[aria-labelledby=about]'), { gridArea: '1 / 1' });
onPaper(within('section[aria-labelledby=portfolio]'), { gridArea: '2 / 1' });
onPaper(within('section[aria-labelledby=history]'), { gridArea: '3 / 1' });
onPaper(within('section[aria-labelledby=reviews]'), { gridArea: '3 / 2' });

onPaper(within('section > *', 'dl'), { gap: space[2] });
onPaper(within('article'), { padding: 0, border: 0, background: 'none', boxShadow: 'none' });
onPaper(within('article div'), { gap: `0 ${space[2]}`, padding: 0 });

// Words of a few lines, not tags of any number.
onPaper(within('section ul'), { gap: `0 ${space[3]}`, overflow: 'hidden', maxBlockSize: '4.5rem' });
onPaper(within('article ul'), { maxBlockSize: '1.5rem' });
onPaper(within('ul[aria-label] li'), { padding: 0, border: 0, background: 'none' });

// A list of years needs no marks.
onPaper(within('ol > li'), { display: 'block', paddingBlockEnd: space[2] });
onPaper(within('ol > li > span', 'ol > li::before'), { display: 'none' });

onPaper(within('#about ~ p'), lines(6));
onPaper(within('article p', 'article h3', 'ol li > div > div + div'), lines(2));
onPaper(within('section[aria-labelledby=reviews] p'), lines(4));
onPaper(within('#portfolio ~ * > :nth-child(n + 5)', 'ol > :nth-child(n + 5)'), { display: 'none' });
onPaper(within('ol[aria-label=Education] > :nth-child(n + 4)'), { display: 'none' });
