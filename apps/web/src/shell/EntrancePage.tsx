import { Card } from '@guildhall/ui/Card';
import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import { Stepper } from '@guildhall/ui/Stepper';
import type { ReactNode } from 'react';

import { NeedsScripts } from './scriptsOff/NeedsScripts.tsx';
import { useStepFocus } from './useStepFocus.ts';

interface EntrancePageProps {
  title: string;
  /** One sentence below the title. */
  lead: string;
  /** The names of the steps, and which of them, counted from 1, this is. */
  progress?: { steps: readonly string[]; current: number };
  children: ReactNode;
  /** The other door: a line below the form. */
  footer?: ReactNode;
}

/** The page of a form that lets people in: logging in, signing up, a forgotten password. */
export function EntrancePage({ title, lead, progress, children, footer }: EntrancePageProps) {
  const form = useStepFocus(progress?.current);
  return (
    <Container width="narrow">
      <Stack gap={6}>
        <PageHeader title={title} description={lead} />
        {progress ? <Stepper {...progress} /> : null}
        <div ref={form}>
          <NeedsScripts>
            <Card padding="large">{children}</Card>
          </NeedsScripts>
        </div>
        {footer}
      </Stack>
    </Container>
  );
}
