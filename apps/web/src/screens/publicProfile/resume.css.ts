import { space } from '@guildhall/ui/tokens/scales.ts';
import { globalStyle, style } from '@vanilla-extract/css';

import { contact, picture } from './publicProfile.css.ts';

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
onPaper(`html:has(${resume})`, { fontSize: '8.5pt' });

onPaper(within(`.${contact}`, `.${picture}`, 'section[aria-labelledby=projects]'), { display: 'none' });
onPaper(within('section[aria-labelledby=reviews]:not(:has(article))'), { display: 'none' });

/* The facts stand beside the text, as on a wide screen. */
export const columns = style({});
onPaper(`${columns} > *`, { gridTemplateColumns: 'minmax(0, 1fr) 13rem', gap: space[6] });

onPaper(within(':has(> section)'), { gap: space[5] });
onPaper(within('section > *'), { gap: space[2] });
onPaper(within('article'), { padding: 0, border: 0, background: 'none', boxShadow: 'none' });
onPaper(within('article div'), { gap: `0 ${space[2]}`, padding: 0 });
// Words of one or three lines, not tags of any number.
onPaper(within('section ul'), { gap: `0 ${space[3]}`, overflow: 'hidden', maxBlockSize: '4.5rem' });
onPaper(within('article ul'), { maxBlockSize: '1.5rem' });
onPaper(within('ul[aria-label] li'), { padding: 0, border: 0, background: 'none' });

onPaper(within('#about ~ p'), lines(6));
onPaper(within('article p', 'article h3', 'ol li > div > div'), lines(2));
onPaper(within('ol li > div > div:first-child'), { display: 'flex', maxBlockSize: '2.7em' });
onPaper(within('#portfolio ~ * > :nth-child(n + 5)', 'ol > :nth-child(n + 5)'), { display: 'none' });
onPaper(within('ol[aria-label=Education] > :nth-child(n + 4)'), { display: 'none' });
