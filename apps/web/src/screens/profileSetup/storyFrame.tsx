import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';

/** The setup of a profile around one of its parts, for stories. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Container width="reading">
      <Stack gap={6}>
        <PageHeader title="Set up your company" />
        {children}
      </Stack>
    </Container>
  );
}
