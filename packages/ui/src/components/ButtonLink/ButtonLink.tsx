import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';

import { keepMainClear } from '../../internal/keepClear.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface ButtonLinkProps
  extends
    Pick<AriaLinkProps, 'onPress' | 'id' | 'download' | 'aria-label' | 'aria-describedby'>,
    Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'> {
  /** Where it goes. Inside the app the router follows it without a reload. */
  href: string;
  children: ReactNode;
  /** Opens in a new tab, and says so. Default false. */
  isExternal?: boolean;
  /** What is said of an external link. Default “(opens in a new tab)”. */
  externalText?: string;
}

/** A link with the weight of a button: the next page is the action. To do something on this page, use `Button`. */
export function ButtonLink({
  children,
  variant,
  size,
  isFullWidth,
  isExternal = false,
  externalText = '(opens in a new tab)',
  ...props
}: ButtonLinkProps) {
  const elsewhere = isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <AriaLink {...props} {...keepMainClear(variant)} {...elsewhere} className={button({ variant, size, isFullWidth })}>
      {children}
      {isExternal ? <VisuallyHidden> {externalText}</VisuallyHidden> : null}
    </AriaLink>
  );
}
