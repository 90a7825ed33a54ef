import type { postedJobsMachine } from '@guildhall/machines/flows/postedJobs';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { BriefcaseBusiness, SearchX } from '@guildhall/ui/icons';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { Pagination } from '@guildhall/ui/Pagination';
import { SearchField } from '@guildhall/ui/SearchField';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { ComponentType } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import * as styles from '../clientDashboard/clientDashboard.css.ts';
import { jobsText, noneFoundText } from '../clientDashboard/dashboardWords.ts';
import { useFocusAfterDecision } from '../shared/focus/useFocusAfterDecision.ts';
import { listId } from '../shared/pagedList/listId.ts';
import { NewsView } from '../shared/pagedList/NewsView.tsx';
import { PostedJobActionsView } from './PostedJobActionsView.tsx';
import type { PostedJobDecisionViewProps } from './PostedJobDecisionView.tsx';
import { PostedJobsPendingView } from './PostedJobsPendingView.tsx';
import { PostedJobView } from './PostedJobView.tsx';
import { projectTitleId } from './projectTitleId.ts';
import { everyStatus, statusOptions } from './statusOptions.ts';

export interface PostedJobsViewProps {
  snapshot: SnapshotFrom<typeof postedJobsMachine>;
  send: (event: EventFrom<typeof postedJobsMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  postJobHref: string;
  /** Leads to the applications to a project. */
  applicantsHref: (projectId: string) => string;
  /** Opens the rating of a project. */
  rateHref: (projectId: string) => string;
  /** The work statement of a project. */
  statementHref: (projectId: string) => string;
  /** Posts a project again. */
  againHref: (projectId: string) => string;
  /** A project's own page. */
  jobHref: (project: { id: string; title: string }) => string;
  /** What has happened to a project. */
  timelineHref: (projectId: string) => string;
  /** Leads to another page of the list. */
  pageHref: (page: number) => string;
  /** Asks before something is done with a job: its code may come after that of the list. */
  DecisionView: ComponentType<PostedJobDecisionViewProps>;
}

/** The client's own jobs, page by page, with a search through them. */
export function PostedJobsView(props: PostedJobsViewProps) {
  const { snapshot, send, postJobHref, DecisionView } = props;
  const { chosen, query, address, result } = snapshot.context;
  useFocusAfterDecision(chosen?.id ?? null, result, projectTitleId);
  if (snapshot.matches('empty')) return <NoPostedJobsView postJobHref={postJobHref} />;
  const submit = { type: 'query.submit' } as const;
  return (
    <Stack gap={5}>
      <div className={styles.toolbar}>
        <SearchField
          label="Search your jobs"
          name="search"
          placeholder="Title, skill or keyword"
          value={query}
          onChange={(value) => send({ type: 'query.change', value })}
          onSubmit={() => {
            // Enter asks for nothing where the address says the words already.
            if (snapshot.can(submit)) send(submit);
          }}
        />
        <NativeSelect
          label="Status"
          isLabelHidden
          name="status"
          options={statusOptions(result?.byStatus ?? null)}
          value={address.status ?? everyStatus}
          onChange={(value) => send({ type: 'status.change', value: value === everyStatus ? null : value })}
        />
        <div id={listId} tabIndex={-1} aria-live="polite" className={styles.listed}>
          <Text size="sm" tone="muted" isTabular>
            {countText(snapshot)}
          </Text>
        </div>
      </div>
      <div>
        <Content {...props} />
        {snapshot.matches('failed') ? null : <NewsView snapshot={snapshot} send={send} what="job" />}
      </div>
      {chosen === null ? null : <DecisionView snapshot={snapshot} send={send} project={chosen} />}
    </Stack>
  );
}

function countText(snapshot: PostedJobsViewProps['snapshot']): string {
  const { address, result } = snapshot.context;
  if (snapshot.matches('loading')) return 'Loading…';
  if (snapshot.matches('failed') || snapshot.matches('nothingFound') || result === null) return '';
  return jobsText({ ...result.pagination, ...address });
}

function Content({
  snapshot,
  send,
  now,
  applicantsHref,
  rateHref,
  statementHref,
  againHref,
  jobHref,
  timelineHref,
  pageHref,
}: PostedJobsViewProps) {
  const { result, address } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Your jobs could not be loaded" onRetry={() => send({ type: 'list.retry' })}>
        Nothing is lost: your jobs are all still posted.
      </ErrorPanel>
    );
  }
  if (snapshot.matches('nothingFound')) {
    return (
      <EmptyState
        title={noneFoundText(address)}
        icon={SearchX}
        action={<Button onPress={() => send({ type: 'filters.clear' })}>Show All Jobs</Button>}
      >
        The search covers titles, descriptions and skills.
      </EmptyState>
    );
  }
  if (result === null || result.projects.length === 0) return <PostedJobsPendingView />;
  return (
    <div aria-busy={snapshot.hasTag('busy')}>
      <Stack gap={8}>
        <Stack as="ul" gap={4} aria-label="Your jobs">
          {result.projects.map((project) => (
            <PostedJobView
              key={project.id}
              project={project}
              now={now}
              applicantsHref={applicantsHref(project.id)}
              jobHref={jobHref(project)}
              timelineHref={timelineHref(project.id)}
              actions={
                <PostedJobActionsView
                  snapshot={snapshot}
                  send={send}
                  project={project}
                  rateHref={rateHref(project.id)}
                  statementHref={statementHref(project.id)}
                  againHref={againHref(project.id)}
                />
              }
            />
          ))}
        </Stack>
        <Pagination page={address.page} pageCount={result.pagination.pages} hrefFor={pageHref} />
      </Stack>
    </div>
  );
}

/** The client has posted nothing yet. */
function NoPostedJobsView({ postJobHref }: { postJobHref: string }) {
  return (
    <EmptyState
      title="No jobs yet"
      icon={BriefcaseBusiness}
      action={<ButtonLink href={postJobHref}>Post New Job</ButtonLink>}
    >
      The jobs you post will appear here, each with its status and applications.
    </EmptyState>
  );
}
