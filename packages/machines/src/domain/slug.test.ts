import { describe, expect, it } from 'vitest';

import { nameSlug, titleSlug } from './slug.ts';

describe('the name in an address', () => {
  it.each([
    ['Mara Lindqvist', 'mara-lindqvist'],
    ["Siobhán O'Brien", 'siobhán-obrien'],
    ['Dr. J. R. Ewing, Jr.', 'dr-j-r-ewing-jr'],
    ['  Jean -- Luc  Picard ', 'jean-luc-picard'],
    ['-Ada-', 'ada'],
    ['李小龍', '李小龍'],
    ['R2 D2', 'r2-d2'],
    ['!!!', 'user'],
    ['', 'user'],
    [null, 'user'],
    [undefined, 'user'],
  ])('of %o is %s', (name, slug) => {
    expect(nameSlug(name)).toBe(slug);
  });
});

describe('the title in an address', () => {
  it.each([
    ['Redesign of our online shop', 'redesign-of-our-online-shop'],
    ['C++ / C# – “fast” (v2)', 'c-c-fast-v2'],
    ['???', 'job'],
  ])('of %o is %s', (title, slug) => {
    expect(titleSlug(title)).toBe(slug);
  });
});
