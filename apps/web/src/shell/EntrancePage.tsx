import { Card } from '@guildhall/ui/Card';
import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';

interface EntrancePageProps {
  title: string;
  /** One sentence below the title. */
  lead: string;
  /** What stands between the title and the form, such as the steps of the way. */
  progress?: ReactNode;
  children: ReactNode;
  /** The other door: a line below the form. */
  footer?: ReactNode;
}

/** The page of a form that lets people in: logging in, signing up, a forgotten password. */
export function EntrancePage({ title, lead, progress, children, footer }: EntrancePageProps) {
  return (
    <Container width="narrow">
      <Stack gap={6}>
        <PageHeader title={title} description={lead} />
        {progress}
        <Card padding="large">{children}</Card>
        {footer}
      </Stack>
    </Container>
  );
}
