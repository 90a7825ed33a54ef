import type { RecipeVariants } from '@vanilla-extract/recipes';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';

import { wholeWords } from '../../internal/wholeWords.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { link } from './Link.css.ts';

type Variants = NonNullable<RecipeVariants<typeof link>>;

export interface LinkProps extends Pick<
  AriaLinkProps,
  'onPress' | 'id' | 'hrefLang' | 'download' | 'aria-label' | 'aria-current' | 'aria-describedby'
> {
  /** Where it goes. Inside the app the router follows it without a reload. */
  href: string;
  children: ReactNode;
  /** `inline` in running text, `standalone` on a line of its own, `quiet` for names and titles. Default `inline`. */
  look?: Variants['look'];
  /** The link covers the whole Card it stands in. One in a card. Default false. */
  isStretched?: boolean;
  /** Opens in a new tab, and says so. Default false. */
  isExternal?: boolean;
  /** What is said of an external link. Default “(opens in a new tab)”. */
  externalText?: string;
}

/** Goes somewhere. To do something on this page, use `Button`. */
export function Link({
  children,
  look,
  isStretched,
  isExternal = false,
  externalText = '(opens in a new tab)',
  ...props
}: LinkProps) {
  const elsewhere = isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <AriaLink
      {...props}
      {...elsewhere}
      className={link({ look, isStretched })}
      data-stretched={isStretched || undefined}
    >
      {wholeWords(children)}
      {isExternal ? (
        <>
          {'\u00a0'}
          <Icon icon={ExternalLink} />
          <VisuallyHidden> {externalText}</VisuallyHidden>
        </>
      ) : null}
    </AriaLink>
  );
}
