import type { ReactNode } from 'react';

import { reading } from './storyPage.css.ts';

/** Paragraphs: a little larger and wider apart than what is worked with. */
export function Reading({ children }: { children: ReactNode }) {
  return <div className={reading}>{children}</div>;
}
