import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { example } from './storyPage.css.ts';

/** Says that what stands here was made up to show something, where it could be taken for fact. */
export function Example({ children }: { children: ReactNode }) {
  return (
    <div className={example}>
      <Text size="sm" tone="muted" isMeasured>
        {children}
      </Text>
    </div>
  );
}
