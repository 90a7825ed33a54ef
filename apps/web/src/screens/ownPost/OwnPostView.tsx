import type { ownPostMachine } from '@guildhall/machines/flows/ownPost';
import type { Schema } from '@guildhall/machines/kit/schema';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { StatusBadge } from '@guildhall/ui/StatusBadge';
import { Text } from '@guildhall/ui/Text';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import type { Flow } from '../../flow/useFlow.ts';
import { projectStatusLook } from '../shared/projects/statusLooks.ts';
import { applicationWords, editWords } from './ownPostWords.ts';

export interface OwnPostViewProps extends Flow<typeof ownPostMachine> {
  hrefs: {
    edit: (projectId: string) => string;
    applications: (projectId: string) => string;
    timeline: (projectId: string) => string;
  };
}

const titleId = 'own-post';

/** On a job's page, for the client who posted it: where it stands, and what they can do. Nothing for other readers. */
export function OwnPostView({ snapshot, hrefs }: OwnPostViewProps) {
  const { project } = snapshot.context;
  if (!snapshot.matches('shown') || project === null) return null;
  return (
    <Card as="section" aria-labelledby={titleId} look="sunken">
      <Stack gap={3}>
        <Inline gap={3} align="baseline">
          <Heading level={2} size="md" id={titleId}>
            Your post
          </Heading>
          <StatusBadge {...projectStatusLook(project.status)} />
        </Inline>
        <FactsView project={project} hrefs={hrefs} />
        <Inline gap={3}>
          {project.status === 'OPEN' ? (
            <ButtonLink href={hrefs.edit(project.id)} variant="primary">
              Edit Post
            </ButtonLink>
          ) : null}
          {project.applicationsCount === 0 ? null : (
            <ButtonLink href={hrefs.applications(project.id)}>View Applications</ButtonLink>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

function FactsView({ project, hrefs }: { project: Schema<'ClientProject'>; hrefs: OwnPostViewProps['hrefs'] }) {
  return (
    <Text size="sm" isTabular>
      {applicationWords(project)} · {editWords(project.editsCount)}
      {project.editedAt === null ? null : (
        <>
          {' '}
          on <ZonedTime date={project.editedAt} parts="moment" />
        </>
      )}{' '}
      · <Link href={hrefs.timeline(project.id)}>Timeline</Link>
    </Text>
  );
}
