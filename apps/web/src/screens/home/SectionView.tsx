import { Heading } from '@guildhall/ui/Heading';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';

import { sectionHead } from './home.css.ts';

interface SectionViewProps {
  id: string;
  title: string;
  /** The way to more of it. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of the page under a ruled headline. */
export function SectionView({ id, title, more, children }: SectionViewProps) {
  return (
    <Stack as="section" gap={6} aria-labelledby={id}>
      <div className={sectionHead}>
        <Heading level={2} size="xxl" id={id}>
          {title}
        </Heading>
        {more}
      </div>
      {children}
    </Stack>
  );
}
