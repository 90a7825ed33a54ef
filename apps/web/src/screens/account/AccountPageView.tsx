import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';

import * as styles from './account.css.ts';

interface AccountPageViewProps {
  /** The address that the person logs in with. */
  email: string;
  /** The way to each part: above them, and beside them where there is room. */
  index: ReactNode;
  children: ReactNode;
}

/** The frame of the account page: what belongs to the account itself, one part below the other. */
export function AccountPageView({ email, index, children }: AccountPageViewProps) {
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.head}>
          <PageHeader title="Account" description={`You log in as ${email}.`} />
        </div>
        {index}
        <div className={styles.parts}>
          <Stack gap={8}>{children}</Stack>
        </div>
      </div>
    </Container>
  );
}
