import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';

interface AccountPageViewProps {
  /** The address that the person logs in with. */
  email: string;
  children: ReactNode;
}

/** The frame of the account page: what belongs to the account itself, one part below the other. */
export function AccountPageView({ email, children }: AccountPageViewProps) {
  return (
    <Container width="reading">
      <Stack gap={8}>
        <PageHeader title="Account" description={`You log in as ${email}.`} />
        {children}
      </Stack>
    </Container>
  );
}
