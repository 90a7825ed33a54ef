import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import type { ReactNode } from 'react';

import type { SavedLinksViewProps } from '../savedSearches/SavedLinksView.tsx';
import { SavedLinksView } from '../savedSearches/SavedLinksView.tsx';

interface FindWorkViewProps extends SavedLinksViewProps {
  children: ReactNode;
}

/** The page on which freelancers look for jobs. */
export const FindWorkView = ({ children, ...saved }: FindWorkViewProps) => (
  <Container>
    <PageHeader
      title="Find work"
      description="Open projects from clients who are hiring now."
      actions={<SavedLinksView {...saved} />}
    />
    {children}
  </Container>
);
