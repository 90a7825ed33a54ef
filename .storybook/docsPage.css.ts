import { globalStyle } from '@vanilla-extract/css';

import { scale, theme } from '../packages/ui/src/tokens/contract.css.ts';
import { font, leading, media, measure, space, weight } from '../packages/ui/src/tokens/scales.ts';
import { visuallyHidden } from '../packages/ui/src/tokens/visuallyHidden.ts';

// Storybook's sizes are pixels, which the toolbar's text size cannot reach, and its faces are its own. What stands on a
// docs page is set like the product; what stands in a story is left alone.
const page = '.sbdocs.sbdocs-content';
const text = (element: string) => `${page} ${element}:not(.sb-unstyled ${element})`;
const display = { fontFamily: font.display, fontWeight: weight.medium, lineHeight: leading.tight } as const;

globalStyle('.sbdocs.sbdocs-wrapper', {
  // Large text leaves a phone too little room for its words.
  paddingInline: `min(${space[5]}, 6.25vw)`,
  '@media': { [media.phone]: { paddingBlock: space[8] } },
});
globalStyle(text('h1'), {
  ...display,
  fontSize: scale.text.display,
  letterSpacing: '-0.015em',
  marginBlockEnd: space[4],
});
globalStyle(text('h2'), {
  ...display,
  fontSize: scale.text.xl,
  letterSpacing: 'normal',
  textTransform: 'none',
  color: theme.color.ink,
  paddingBlockEnd: space[2],
  marginBlock: `${space[10]} ${space[4]}`,
});
globalStyle(text('h3'), {
  fontSize: scale.text.lg,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  marginBlock: `${space[8]} ${space[2]}`,
});
// The link of a heading hangs in the margin before it. Storybook hangs it to the left, where a page from right to left scrolls.
globalStyle(`[dir='rtl'] ${page} :is(h1, h2, h3, h4, h5, h6) > .sb-unstyled > span:first-child`, {
  left: '100%',
  right: 'auto',
  padding: `0 0 0 ${space[2]}`,
});
globalStyle([text('p'), text('li')].join(), {
  fontSize: scale.text.md,
  lineHeight: leading.normal,
  maxInlineSize: measure,
});
// What the page is about, under its title.
globalStyle(`${page} main > h1 + p`, { fontSize: scale.text.lg, color: theme.color.inkMuted, marginBlockStart: 0 });
// A page without parts has no contents.
globalStyle('.sbdocs-wrapper aside:not(:has(li))', { visibility: 'hidden' });
// It scrolls sideways where a story is too wide; the overhang of large type must not make it scroll up and down as well.
globalStyle(`${page} .docs-story`, { overflowY: 'hidden' });
// Storybook keeps room around a story by a transparent border, which forced colours draw.
globalStyle(`${page} .innerZoomElementWrapper > *`, {
  '@media': { [media.forcedColors]: { borderColor: 'Canvas !important' } },
});
globalStyle(`${page} [data-story-block] iframe`, { display: 'block' });
// The reset took the numbers away; Storybook gives only the dots back.
globalStyle(text('ol'), { listStyle: 'decimal' });
globalStyle([text('ul'), text('ol')].join(), { paddingInline: `${space[6]} 0` });

globalStyle(`${page} code:not(.sb-story *)`, {
  fontSize: '0.875em',
  color: theme.color.ink,
  background: theme.color.surfaceSunken,
  borderColor: theme.color.line,
});
globalStyle(`${page} .docblock-argstable.docblock-argstable`, {
  fontSize: scale.text.sm,
  lineHeight: leading.snug,
});
globalStyle(`${page} .docblock-argstable.docblock-argstable :is(td, th)`, { textAlign: 'start' });
globalStyle(`${page} .docblock-argstable :is(p, td, th, span, div)`, { fontSize: 'inherit', lineHeight: leading.snug });
// Storybook's padding of the first column is on the left in either direction, and types are read from the left.
globalStyle(`${page} .docblock-argstable.docblock-argstable :is(td, th):first-of-type`, {
  paddingInlineStart: space[5],
});
globalStyle(`${page} .docblock-argstable td span`, { unicodeBidi: 'plaintext' });

// Three columns are too many for a phone: there each prop is a paragraph of its own.
const props = `${page} .docblock-argstable.docblock-argstable`;
const onPhones = (rule: object) => ({ '@media': { [media.phone]: rule } });
globalStyle(`${props}, ${props} > tbody`, onPhones({ display: 'block' }));
globalStyle(`${props} > thead`, onPhones(visuallyHidden));
globalStyle(`${props} > tbody > tr`, onPhones({ display: 'block', paddingBlock: space[3] }));
globalStyle(
  `${props} > tbody > tr > td:nth-child(n)`,
  onPhones({
    display: 'block',
    inlineSize: 'auto',
    border: 0,
    padding: `${space[1]} ${space[4]}`,
    overflowWrap: 'anywhere',
  }),
);
globalStyle(
  `${props} > tbody > tr > td:nth-child(3)`,
  onPhones({ display: 'flex', flexWrap: 'wrap', columnGap: space[2] }),
);
globalStyle(`${props} > tbody > tr > td:nth-child(3)::before`, onPhones({ content: 'Default:', flex: 'none' }));
// A line of code in a sentence is wider than a phone.
globalStyle(`${page} :is(p, li, td span) > code`, onPhones({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
globalStyle(`${page} .docblock-source :is(pre, code)`, { fontSize: scale.text.sm, lineHeight: leading.normal });
globalStyle(`${page} .sbdocs-preview > :not(.docs-story) :is(button, a)`, { fontSize: scale.text.xs });
