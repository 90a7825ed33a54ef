import type { Schema } from '@guildhall/machines/kit/schema';
import { Inline } from '@guildhall/ui/Inline';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import { ClientRatingView } from './ClientRatingView.tsx';
import { proposalsText } from './jobWords.ts';

/** How the client is rated, and how many have applied. */
export function JobStandingView({ job }: { job: Pick<Schema<'Job'>, 'client' | 'applicationsCount'> }) {
  return (
    <Inline gap={5}>
      <Text as="div" size="sm" tone="muted">
        <VisuallyHidden>Client: </VisuallyHidden>
        <ClientRatingView value={job.client.ratings} size="small" />
      </Text>
      <Text as="div" size="sm" tone="muted" isTabular>
        {proposalsText(job.applicationsCount)}
      </Text>
    </Inline>
  );
}
