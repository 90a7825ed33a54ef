import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { focusRing } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, layer, media, motion, radius, space, target, weight } from '../../tokens/scales.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

// More tabs than fit go on in another line: what is scrolled away is not found.
const onLine = {
  position: 'static',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  padding: 0,
  borderBlockStart: 'none',
  borderBlockEnd: `${borderWidth.hairline} solid ${theme.color.line}`,
  background: 'transparent',
  overflowX: 'visible',
} as const;

export const tabList = recipe({
  variants: {
    variant: {
      line: onLine,
      bottomBar: {
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: layer.header,
        display: 'grid',
        gridAutoFlow: 'column',
        // Equal shares; each label on one line from the width that holds five. On a narrower phone a label of two words
        // has two lines. Where large text needs more, the bar scrolls and cuts no word.
        containerType: 'inline-size',
        gridAutoColumns: 'minmax(min-content, 1fr)',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        borderBlockStart: `${borderWidth.hairline} solid ${theme.color.line}`,
        background: theme.color.surfaceRaised,
        '@media': { [media.tablet]: { ...onLine, containerType: 'normal' } },
      },
    },
  },
  defaultVariants: { variant: 'line' },
});

const tabOnLine = {
  flexDirection: 'row',
  // Twice the text on the narrowest phone: the count goes below its label.
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  gap: space[2],
  minBlockSize: target.touch,
  paddingInline: space[4],
  fontSize: scale.text.md,
} as const;

export const tab = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    color: theme.color.inkMuted,
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'color',
    transitionDuration: motion.fast,
    transitionTimingFunction: motion.ease,
    selectors: {
      '&[data-hovered]': { color: theme.color.ink },
      '&[data-selected]': { color: theme.color.accent },
      '&[data-selected]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        borderBlockEnd: `${borderWidth.mark} solid ${theme.color.accent}`,
      },
      '&[data-disabled]': { color: theme.color.inkDisabled, cursor: 'not-allowed' },
      '&[data-focus-visible]': {
        ...focusRing('inside'),
        borderRadius: radius.control,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-selected]::after': { borderColor: 'Highlight' } } },
    },
  },
  variants: {
    variant: {
      // Closer and without drawings on a phone: four tabs and a count stand on one line.
      line: {
        ...tabOnLine,
        '@media': { [media.phone]: { gap: space[1], paddingInline: space[1], fontSize: scale.text.sm } },
      },
      bottomBar: {
        flexDirection: 'column',
        gap: space[1],
        minInlineSize: 0,
        minBlockSize: '3.75rem',
        paddingInline: space[1],
        fontSize: scale.text.xs,
        textAlign: 'center',
        whiteSpace: 'normal',
        '@container': { '(min-width: 24em)': { whiteSpace: 'nowrap' } },
        '@media': {
          [media.tablet]: {
            ...tabOnLine,
            whiteSpace: 'nowrap',
            selectors: { '&[data-selected]::after': { insetBlockStart: 'auto', insetBlockEnd: 0 } },
          },
        },
        selectors: { '&[data-selected]::after': { insetBlockEnd: 'auto', insetBlockStart: '-1px' } },
      },
    },
  },
  defaultVariants: { variant: 'line' },
});

export const count = recipe({
  base: {
    minInlineSize: '1.5em',
    paddingInline: space[1],
    borderRadius: radius.pill,
    border: `${theme.border.control} solid ${theme.tone.neutral.line}`,
    background: theme.tone.neutral.surface,
    color: theme.tone.neutral.ink,
    fontSize: scale.text.xs,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.4,
    textAlign: 'center',
  },
  variants: {
    variant: {
      line: {},
      bottomBar: {
        // At the shoulder of the icon.
        position: 'absolute',
        insetBlockStart: space[1],
        insetInlineStart: `calc(50% + ${space[1]})`,
        '@media': { [media.tablet]: { position: 'static' } },
      },
    },
  },
  defaultVariants: { variant: 'line' },
});

export const panel = recipe({
  base: {
    minInlineSize: 0,
    paddingBlockStart: space[6],
    selectors: {
      '&[data-focus-visible]': {
        ...focusRing(),
        borderRadius: radius.control,
      },
    },
  },
  variants: {
    variant: {
      line: {},
      bottomBar: {},
    },
  },
  defaultVariants: { variant: 'line' },
});

globalStyle(`${tab.classNames.variants.variant.line} > svg`, { '@media': { [media.phone]: { display: 'none' } } });

// Room for the bar that lies over the page's end, so that the last line of the footer can be read.
globalStyle(`body:has(${tabList.classNames.variants.variant.bottomBar})`, {
  paddingBlockEnd: 'calc(4.5rem + env(safe-area-inset-bottom))',
  '@media': { [media.tablet]: { paddingBlockEnd: 0 } },
});

/** On a phone it is read aloud alone: the row of tabs has no room for it. */
export const countLabel = style({ '@media': { [media.phone]: visuallyHidden } });
