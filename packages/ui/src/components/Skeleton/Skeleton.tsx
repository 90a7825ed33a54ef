import type { RecipeVariants } from '@vanilla-extract/recipes';

import { bone, lines as linesStyle } from './Skeleton.css.ts';

type Variants = NonNullable<RecipeVariants<typeof bone>>;

export interface SkeletonProps {
  /** `line` of text, `block` of a control or picture, `circle` of an avatar. Default `line`. */
  shape?: Variants['shape'];
  /** Share of the line. Default `full`; a circle is as wide as it is high. */
  width?: Variants['width'];
  /** Height of a block or circle, as avatars and controls have them: 32, 44, 64 or 112 px. Default `medium`. */
  height?: Variants['height'];
  /** The type that will stand here, for a line. Default `md`. */
  textSize?: Variants['textSize'];
  /** How many lines of text. The last of several is shorter. Default 1. */
  lines?: number;
}

/**
 * Keeps the place of what is loading, in its final size, so that nothing moves when it comes. Not read aloud: the
 * region that loads says `aria-busy` and what it loads.
 */
export function Skeleton({ shape = 'line', width, height = 'medium', textSize = 'md', lines = 1 }: SkeletonProps) {
  if (shape === 'circle') return <span aria-hidden="true" className={bone({ shape, height })} />;
  if (shape === 'block') return <span aria-hidden="true" className={bone({ shape, height, width: width ?? 'full' })} />;
  return (
    <span aria-hidden="true" className={linesStyle}>
      {Array.from({ length: lines }, (_, index) => {
        const isLast = lines > 1 && index === lines - 1;
        return <span key={index} className={bone({ shape, textSize, width: width ?? (isLast ? 'half' : 'full') })} />;
      })}
    </span>
  );
}
