import type { ReactNode } from 'react';

import { box } from './StoryBox.css.ts';

/** A visible stand-in for whatever a layout arranges. */
export function StoryBox({ children }: { children: ReactNode }) {
  return <div className={box}>{children}</div>;
}
