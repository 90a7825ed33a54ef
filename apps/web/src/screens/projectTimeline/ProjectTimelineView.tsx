import type { Role } from '@guildhall/api/enums';
import type { projectTimelineMachine } from '@guildhall/machines/flows/projectTimeline';
import { Breadcrumbs } from '@guildhall/ui/Breadcrumbs';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Container } from '@guildhall/ui/Container';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { SearchX } from '@guildhall/ui/icons';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { StatusBadge } from '@guildhall/ui/StatusBadge';

import type { Flow } from '../../flow/useFlow.ts';
import { PageOfListView } from '../shared/pagedList/PagedListView.tsx';
import { projectStatusLook } from '../shared/projects/statusLooks.ts';
import { EventsView } from './EventsView.tsx';

interface ProjectTimelineViewProps extends Flow<typeof projectTimelineMachine> {
  reader: Role;
  /** The reader's. */
  timeZone: string;
  /** The reader's own jobs. */
  jobsHref: string;
  /** A page of a job's timeline. */
  timelineHref: (projectId: string, page: number) => string;
}

/** What each side calls the list of its jobs. */
const jobsLabel = { CLIENT: 'My Jobs', FREELANCER: 'Assigned Jobs' } as const satisfies Record<Role, string>;

/** What has happened to one of the reader's own jobs. */
export function ProjectTimelineView(props: ProjectTimelineViewProps) {
  const { snapshot, reader, jobsHref } = props;
  const project = snapshot.matches('empty') ? undefined : snapshot.context.result?.project;
  return (
    <Container>
      <Stack gap={6}>
        <Breadcrumbs items={[{ label: jobsLabel[reader], href: jobsHref }]} current="Timeline" />
        <PageHeader
          eyebrow="Timeline"
          title={project?.title ?? 'Job timeline'}
          size="xxl"
          description={project && <StatusBadge {...projectStatusLook(project.status)} />}
        />
        <Content {...props} />
      </Stack>
    </Container>
  );
}

function Content({ snapshot, send, reader, timeZone, jobsHref, timelineHref }: ProjectTimelineViewProps) {
  const { address, result } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="The timeline could not be loaded" onRetry={() => send({ type: 'list.retry' })}>
        Nothing is lost: it is still there.
      </ErrorPanel>
    );
  }
  if (snapshot.matches('empty')) {
    return (
      <EmptyState
        title="Job not found"
        icon={SearchX}
        action={<ButtonLink href={jobsHref}>Open {jobsLabel[reader]}</ButtonLink>}
      >
        A timeline is for the client who posted the job and the freelancer who was hired.
      </EmptyState>
    );
  }
  if (result === null) {
    return (
      <div aria-busy="true">
        <Skeleton lines={8} />
      </div>
    );
  }
  return (
    <div aria-busy={snapshot.hasTag('busy')}>
      <PageOfListView
        title="What has happened"
        page={address.page}
        pagination={result.pagination}
        pageHref={(page) => timelineHref(result.project.id, page)}
        isLoading={snapshot.hasTag('busy')}
      >
        <EventsView events={result.events} reader={reader} timeZone={timeZone} />
      </PageOfListView>
    </div>
  );
}
