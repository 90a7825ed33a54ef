import { Heading } from '@guildhall/ui/Heading';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';

interface SectionViewProps {
  /** Also its id in the page. */
  id: string;
  title: string;
  children: ReactNode;
}

export function SectionView({ id, title, children }: SectionViewProps) {
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} size="xl" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
