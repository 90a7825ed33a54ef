import { Children } from 'react';
import type { ReactNode } from 'react';

export type LayoutTag = 'div' | 'section' | 'ul' | 'ol';

export interface LayoutElementProps {
  as: LayoutTag;
  className: string;
  children: ReactNode;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/** What Stack, Inline and Grid have in common: as a list, each child becomes an item. */
export function LayoutElement({ as: Tag, children, ...props }: LayoutElementProps) {
  if (Tag === 'div' || Tag === 'section') return <Tag {...props}>{children}</Tag>;
  return (
    // Safari forgets that a list without markers is one.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Tag {...props} role="list">
      {Children.map(children, (child) => (child === null || child === undefined ? null : <li>{child}</li>))}
    </Tag>
  );
}
