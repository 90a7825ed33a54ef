import { divider } from './Divider.css.ts';

export interface DividerProps {
  /** `vertical` stands between the children of an Inline. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** Only a line to look at: assistive technology does not hear of it. Default false. */
  isDecorative?: boolean;
}

/** A hairline between two groups, where space alone does not tell them apart. */
export function Divider({ orientation = 'horizontal', isDecorative = false }: DividerProps) {
  return (
    <hr className={divider({ orientation })} aria-orientation={orientation} aria-hidden={isDecorative || undefined} />
  );
}
