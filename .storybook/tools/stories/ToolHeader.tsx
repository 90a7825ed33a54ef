import type { ReactNode } from 'react';

import { Heading } from '../../../packages/ui/src/components/Heading/Heading.tsx';
import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import { CopyLink } from './CopyLink.tsx';
import * as styles from './toolHeader.css.ts';

interface ToolHeaderProps {
  title: string;
  /** What the tool does, in a sentence. */
  description: string;
  /** The address of what is chosen. */
  link: string;
  /** What is chosen first: the story. */
  children: ReactNode;
}

/** The head of a tool. It is low, so that the story is in sight. */
export function ToolHeader({ title, description, link, children }: ToolHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Text tone="muted">{description}</Text>
        <CopyLink link={link} />
      </div>
      {children}
    </header>
  );
}
