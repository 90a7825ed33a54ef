import { globalStyle } from '@vanilla-extract/css';

import { main, page } from './shell.css.ts';

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });

/** A sheet has no way on: of the frame nothing is printed, nor what floats over the page. */
onPaper(`body > :not(${page}), ${page} > :not(${main})`, { display: 'none' });
onPaper(`${page}, ${main}`, { display: 'block', minBlockSize: 0, padding: 0 });

onPaper('h1, h2, h3, h4', { breakAfter: 'avoid', breakInside: 'avoid' });
onPaper('p, li, dd', { orphans: 3, widows: 3 });
onPaper('li', { breakInside: 'avoid' });
