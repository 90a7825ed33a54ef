import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Where to go. Default `#main`. The target needs `tabIndex={-1}` to take the focus. */
  href?: `#${string}`;
  /** What it says. Default `Skip to content`. */
  children?: string;
}

/** The first stop of the Tab key on each page: past the header, to what the page is about. Seen only with focus. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {children}
    </a>
  );
}
