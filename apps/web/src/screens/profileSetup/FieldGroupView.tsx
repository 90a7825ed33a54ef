import { Heading } from '@guildhall/ui/Heading';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';
import { useId } from 'react';

/** Fields that belong together, under what they are about. */
export function FieldGroupView({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack as="section" gap={5} aria-labelledby={titleId}>
      <Heading level={2} size="lg" id={titleId}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
