import { Container } from '@guildhall/ui/Container';
import type { ReactNode } from 'react';

import * as styles from './storyPage.css.ts';

/** A page that tells something: an opening, chapters with room between them, and where to go from there. */
export function StoryPage({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={styles.page}>{children}</div>
    </Container>
  );
}
