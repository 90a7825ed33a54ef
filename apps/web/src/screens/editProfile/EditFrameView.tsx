import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Tabs } from '@guildhall/ui/Tabs';
import type { ReactNode } from 'react';

import type { Part } from './parts.ts';
import { parts } from './parts.ts';

interface EditFrameViewProps {
  part: Part;
  partHref: (part: Part) => string;
  children: ReactNode;
}

/** The frame of a freelancer's edit page: its parts, one at a time. */
export function EditFrameView({ part, partHref, children }: EditFrameViewProps) {
  return (
    <Container width="reading">
      <PageHeader title="Edit your profile" description="Clients see your changes as soon as you save them." />
      <Tabs
        aria-label="Edit your profile"
        selectedKey={part}
        items={parts.map((item) => ({ ...item, href: partHref(item.id) }))}
      >
        {children}
      </Tabs>
    </Container>
  );
}
