import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';
import type { ReactNode } from 'react';

import { useRestFocus } from '../shared/focus/useRestFocus.ts';
import type { AccountPart } from './accountParts.ts';
import { partTitles } from './accountParts.ts';

interface AccountPartViewProps {
  /** The heading's id: addresses and the focus go there. */
  id: AccountPart;
  /** What the part is for. */
  purpose: string;
  /** What belongs here could not be loaded. The button that tries again goes with it, and leaves its focus to the heading. Default false. */
  hasFailed?: boolean;
  children: ReactNode;
}

/** One part of the account page, under its heading. */
export function AccountPartView({ id, purpose, hasFailed = false, children }: AccountPartViewProps) {
  useRestFocus(hasFailed ? 'failed' : null, id);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} size="lg" id={id} tabIndex={-1}>
            {partTitles[id]}
          </Heading>
          <Text tone="muted">{purpose}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}

/** What stands in a part until its answer has come. */
export function PartSkeletonView({ label, lines }: { label: string; lines: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">{label}</VisuallyHidden>
      <Skeleton lines={lines} />
    </div>
  );
}
