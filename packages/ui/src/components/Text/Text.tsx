import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';

import { wholeWords } from '../../internal/wholeWords.tsx';
import { text } from './Text.css.ts';

type Variants = NonNullable<RecipeVariants<typeof text>>;

export interface TextProps {
  children: ReactNode;
  /** The element to render. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'blockquote';
  /** Step of the type scale. By default that of the text around it. */
  size?: Variants['size'];
  /** `muted` for what is read second. `critical` and `positive` need words that say the same. Default `default`. */
  tone?: Variants['tone'];
  /** By default that of the text around it. */
  weight?: Variants['weight'];
  /** `display` is Fraunces, for large figures and quotations. Default `text`. */
  face?: Variants['face'];
  /** Where its lines begin. Default `start`. */
  align?: Variants['align'];
  /** Figures of equal width, so that money, dates and counts stand in columns. Default false. */
  isTabular?: boolean;
  /** Lines no longer than is good to read (66 characters). Default false. */
  isMeasured?: boolean;
  /** Keeps the line breaks of what a person typed. Default false. */
  isPreserved?: boolean;
  /** Cuts after so many lines; only where the whole text is a step away. */
  maxLines?: Variants['maxLines'];
  id?: string;
}

/** Words on the page. Size and tone say how much they weigh. */
export function Text({
  as: Tag = 'p',
  size,
  tone,
  weight,
  face,
  align,
  isTabular,
  isMeasured,
  isPreserved,
  maxLines,
  children,
  ...props
}: TextProps) {
  const className = text({ size, tone, weight, face, align, isTabular, isMeasured, isPreserved, maxLines });
  return (
    <Tag {...props} className={className}>
      {wholeWords(children)}
    </Tag>
  );
}
