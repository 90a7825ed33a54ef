import type { ReactNode } from 'react';

import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** The element to render. Default `span`. */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3';
  id?: string;
}

/** Text that only assistive technology meets. A class, not an inline style, so that a strict CSP lets it pass. */
export function VisuallyHidden({ children, as: Tag = 'span', id }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={visuallyHidden}>
      {children}
    </Tag>
  );
}
