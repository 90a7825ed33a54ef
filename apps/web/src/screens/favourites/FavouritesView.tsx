import type { favouritesMachine } from '@guildhall/machines/flows/favourites';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Card } from '@guildhall/ui/Card';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Heading } from '@guildhall/ui/Heading';
import { Heart } from '@guildhall/ui/icons';
import { Inline } from '@guildhall/ui/Inline';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import type { JobCardViewProps } from '../jobs/JobCardView.tsx';
import { JobCardView } from '../jobs/JobCardView.tsx';
import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import { PagedListView } from '../shared/pagedList/PagedListView.tsx';
import { FavouriteView } from './FavouriteView.tsx';

interface FavouritesViewProps extends Flow<typeof favouritesMachine> {
  /** The jobs that were listed before. */
  allHref: string;
  pageHref: (page: number) => string;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** How many skills a card names. */
  maxSkills: number;
  /** Opens a job. */
  detailsHref: (job: { id: string }) => string;
  /** Opens a job with its proposal form at hand; null where the reader may not send one. */
  applyHref: ((jobId: string) => string) | null;
  /** The freelancer's own application to a job. */
  applicationHref: (jobId: string) => string;
  /** The jobs that are listed where favourites are not. */
  children?: ReactNode;
}

/** The jobs of a search, or the favourites among all. */
export function FavouritesView({ children, ...props }: FavouritesViewProps) {
  return props.snapshot.matches('closed') ? children : <ListView {...props} />;
}

type ListProps = Omit<FavouritesViewProps, 'children'>;

function ListView(props: ListProps) {
  const { snapshot, send, allHref, pageHref } = props;
  const { result } = snapshot.context;
  const allJobs = <ButtonLink href={allHref}>All Jobs</ButtonLink>;
  if (snapshot.matches('failed')) {
    return (
      <Stack gap={6}>
        <ErrorPanel title="Your favorites could not be loaded" onRetry={() => send({ type: 'list.retry' })}>
          Nothing is lost. Check your connection and try again.
        </ErrorPanel>
        <div>{allJobs}</div>
      </Stack>
    );
  }
  if (snapshot.matches('empty')) {
    return (
      <EmptyState title="No favorites yet" icon={Heart} action={allJobs}>
        Press the heart on a job to find it here again. {keptHere}
      </EmptyState>
    );
  }
  if (result === null) return <JobListPendingView />;
  return (
    <Stack gap={4}>
      <Text size="sm" tone="muted">
        {keptHere}
      </Text>
      <PagedListView
        title="Favorites"
        page={result.pagination.page}
        pagination={result.pagination}
        pageHref={pageHref}
        isLoading={snapshot.matches('loading')}
        more={allJobs}
      >
        {result.entries.map(({ id, job }) =>
          job === null ? (
            <GoneView key={id} {...props} jobId={id} />
          ) : (
            <FavouriteCardView key={id} {...props} job={job} />
          ),
        )}
      </PagedListView>
    </Stack>
  );
}

const keptHere = 'Favorites are kept in this browser only, and only you can see them.';

function FavouriteCardView({ job, ...props }: ListProps & Pick<JobCardViewProps, 'job'>) {
  const { snapshot, send, now, maxSkills, detailsHref, applyHref, applicationHref } = props;
  return (
    <JobCardView
      job={job}
      now={now}
      maxSkills={maxSkills}
      detailsHref={detailsHref(job)}
      applyHref={applyHref?.(job.id) ?? null}
      applicationHref={applicationHref(job.id)}
      favourite={<FavouriteView snapshot={snapshot} send={send} jobId={job.id} title={job.title} />}
    />
  );
}

const goneTitle = 'A job that is no longer here';

/** What is left of a favourite whose client has closed their account. */
function GoneView({ snapshot, send, jobId }: Flow<typeof favouritesMachine> & { jobId: string }) {
  const titleId = `job-${jobId}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Inline gap={3} justify="between">
        <div>
          <Heading level={3} size="lg" id={titleId}>
            {goneTitle}
          </Heading>
          <Text tone="muted">Its client has closed their account.</Text>
        </div>
        <FavouriteView snapshot={snapshot} send={send} jobId={jobId} title={goneTitle} />
      </Inline>
    </Card>
  );
}
