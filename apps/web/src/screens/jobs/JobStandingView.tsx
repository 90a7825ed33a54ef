import type { Schema } from '@guildhall/machines/schema';
import { Inline } from '@guildhall/ui/Inline';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import { proposalsText } from './jobWords.ts';

/** How the client is rated, and how many have applied. */
export function JobStandingView({ job }: { job: Pick<Schema<'Job'>, 'client' | 'applicationsCount'> }) {
  return (
    <Inline gap={5}>
      <Text as="div" size="sm" tone="muted">
        <VisuallyHidden>Client: </VisuallyHidden>
        <RatingDisplay value={job.client.ratings} newText="New client" size="small" />
      </Text>
      <Text as="div" size="sm" tone="muted" isTabular>
        {proposalsText(job.applicationsCount)}
      </Text>
    </Inline>
  );
}
