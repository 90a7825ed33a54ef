import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';

import { wholeWords } from '../../internal/wholeWords.tsx';
import { heading } from './Heading.css.ts';

type Variants = NonNullable<RecipeVariants<typeof heading>>;
type Level = 1 | 2 | 3 | 4 | 5 | 6;

const sizeOfLevel = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md', 5: 'md', 6: 'sm' } as const satisfies Record<
  Level,
  Variants['size']
>;

export interface HeadingProps {
  /** Its place in the page's outline. Levels are not skipped; how large it looks is `size`. */
  level: Level;
  children: ReactNode;
  /** How large it looks. By default what the level suggests. */
  size?: Variants['size'];
  /** `display` is Fraunces, `text` is Figtree. Default: Fraunces from `xl` up, Figtree below. */
  face?: Variants['face'];
  /** Where its lines begin. Default `start`. */
  align?: Variants['align'];
  id?: string;
  /** -1 where a new page or step puts the focus here. */
  tabIndex?: -1;
}

/** Names what follows. */
export function Heading({ level, size = sizeOfLevel[level], face, align, children, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  const isSmall = size === 'lg' || size === 'md' || size === 'sm';
  return (
    <Tag {...props} className={heading({ size, face: face ?? (isSmall ? 'text' : 'display'), align })}>
      {wholeWords(children)}
    </Tag>
  );
}
