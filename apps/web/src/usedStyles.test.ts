import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';

import { partsOf } from '../scripts/sheet.ts';
import { allStyles, usedStyles } from './usedStyles.ts';

const used = (
  css: string,
  html: string,
  added: { added: string[]; addedToRoot: string[] } = { added: [], addedToRoot: [] },
) => usedStyles({ file: '/sheet.css', parts: partsOf(parse(css).nodes) }, html, added);

const page = '<html lang="en"><body class="page"><p class="a b">Text</p></body></html>';

describe('the styles that a page uses', () => {
  it.each([
    ['a rule for what every page has', 'p{margin:0}'],
    ['a rule for one of its classes', '.a{color:red}'],
    ['a rule for classes that stand in several places', '.page .b:hover{color:red}'],
    ['what is in a condition', '@media print{.a{color:red}}'],
    ['a class that must not be there', '.a:not(.c){color:red}'],
    ['a class of several', ':is(.a,.c) p{color:red}'],
    ['a root without an attribute', ':root:not([data-theme]){color:red}'],
    ['a font', '@font-face{font-family:x}'],
    ['an animation that is used', '.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}'],
  ])('are with %s', (_, css) => {
    expect(used(css, page)).toBe(css);
  });

  it.each([
    ['a rule for another class', '.c{color:red}'],
    ['a rule for a class that is there in another', '.a .c{color:red}'],
    ['a condition in which nothing is left', '@media print{.c{color:red}}'],
    ['an attribute that the root does not have', ':root[data-theme=dark]{color:red}'],
    ['an animation of another class', '.c{animation:turn 1s}@keyframes turn{to{rotate:1turn}}'],
  ])('are without %s', (_, css) => {
    expect(used(css, page)).toBe('');
  });

  it('are those selectors of a rule that are of use, in the order of the sheet', () => {
    expect(used('.c,.b{color:red}.a{color:blue}', page)).toBe('.b{color:red}.a{color:blue}');
  });

  it('are with what comes in the browser', () => {
    const css = '.c{color:red}:root[data-guest] .a{color:blue}';
    expect(used(css, page, { added: ['c'], addedToRoot: ['data-guest'] })).toBe(css);
  });
});

it('writes the whole sheet as it was', () => {
  const css = '.c,.b{color:red}@media print{.c{color:blue}}@keyframes turn{to{rotate:1turn}}';
  expect(allStyles({ file: '/sheet.css', parts: partsOf(parse(css).nodes) })).toBe(css);
});
