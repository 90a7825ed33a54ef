import { room } from '@guildhall/ui/tokens/atMost.ts';
import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, leading, media, radius, space, target, weight } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

const line = `${borderWidth.hairline} solid ${theme.color.line}`;

/** Above the parts, and from 1024 px beside them, where it stays in view. */
export const contents = style({
  alignSelf: 'start',
  paddingBlock: space[4],
  borderBlock: line,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      // Where large text leaves the header no room on one line, it scrolls away instead of standing behind the header.
      insetBlockStart: 'min(6rem, calc((100vw - 60rem) * 100))',
      maxBlockSize: 'calc(100dvh - 8rem)',
      overflowY: 'auto',
      paddingBlock: 0,
      borderBlock: 'none',
    },
    print: { display: 'none' },
  },
});

const title = style({
  marginBlockEnd: space[1],
  color: theme.color.inkMuted,
  fontSize: scale.text.sm,
  fontWeight: weight.semibold,
});

const list = style({ fontSize: scale.text.sm });

const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target.dense,
  borderRadius: radius.control,
  color: theme.color.ink,
  textDecoration: 'none',
  lineHeight: leading.snug,
  selectors: { '&:hover': { color: theme.color.link, textDecoration: 'underline' } },
  '@media': { [media.coarsePointer]: { minBlockSize: target.touch } },
});

export const plain = { title, list, link };

/** Where the part that is being read is marked, at a line beside the list. */
export const marked = {
  title: style([title, { '@media': { [media.desktop]: { paddingInlineStart: space[4] } } }]),
  /** Two beside each other on a phone, where the letters leave room for it. */
  list: style([
    list,
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
      columnGap: room(4),
      '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', borderInlineStart: line } },
    },
  ]),
  link: style([
    link,
    {
      color: theme.color.inkMuted,
      selectors: { '&[aria-current]': { color: theme.color.ink, fontWeight: weight.semibold } },
      '@media': {
        [media.desktop]: {
          marginInlineStart: `calc(-1 * ${borderWidth.hairline})`,
          // In line with the title above.
          paddingInlineStart: `calc(${space[4]} - ${borderWidth.mark} + ${borderWidth.hairline})`,
          borderInlineStart: `${borderWidth.mark} solid transparent`,
          borderRadius: 0,
          selectors: { '&[aria-current]': { borderInlineStartColor: theme.color.accent } },
        },
      },
    },
  ]),
};
