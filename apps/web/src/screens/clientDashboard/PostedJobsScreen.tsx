import type { postedJobsMachine } from '@guildhall/machines/flows/postedJobs';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { SearchField } from '@guildhall/ui/SearchField';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

import * as styles from './clientDashboard.css.ts';
import { jobsText } from './dashboardWords.ts';
import { NoPostedJobsView } from './NoPostedJobsView.tsx';
import { PostedJobsPendingView } from './PostedJobsPendingView.tsx';
import { PostedJobView } from './PostedJobView.tsx';

export interface PostedJobsScreenProps {
  snapshot: SnapshotFrom<typeof postedJobsMachine>;
  send: (event: EventFrom<typeof postedJobsMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  postJobHref: string;
  /** Leads to the applications to a project. */
  applicantsHref: (projectId: string) => string;
}

/** The client's own jobs, with a search through them. */
export function PostedJobsScreen(props: PostedJobsScreenProps) {
  const { snapshot, send, postJobHref } = props;
  const clear = () => send({ type: 'query.change', value: '' });
  if (snapshot.matches('empty')) return <NoPostedJobsView query={null} onClear={clear} postJobHref={postJobHref} />;
  return (
    <Stack gap={5}>
      <div className={styles.toolbar}>
        <SearchField
          label="Search your jobs"
          name="search"
          placeholder="Title, skill or keyword"
          value={snapshot.context.query}
          onChange={(value) => send({ type: 'query.change', value })}
        />
        <div aria-live="polite">
          <Text size="sm" tone="muted" isTabular>
            {countText(snapshot)}
          </Text>
        </div>
      </div>
      <Content {...props} onClear={clear} />
    </Stack>
  );
}

function countText(snapshot: PostedJobsScreenProps['snapshot']): string {
  const { query, projects, shown, total } = snapshot.context;
  if (snapshot.matches('loading')) return 'Loading…';
  if (snapshot.matches('failed') || projects === null) return '';
  return jobsText({ shown: shown.length, listed: projects.length, total, query });
}

function Content(props: PostedJobsScreenProps & { onClear: () => void }) {
  const { snapshot, send, now, applicantsHref, postJobHref, onClear } = props;
  const { projects, shown, query } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Your jobs could not be loaded" onRetry={() => send({ type: 'list.retry' })}>
        Nothing is lost: your jobs are all still posted.
      </ErrorPanel>
    );
  }
  if (projects === null || projects.length === 0) return <PostedJobsPendingView />;
  if (shown.length === 0) return <NoPostedJobsView query={query} onClear={onClear} postJobHref={postJobHref} />;
  return (
    <div aria-busy={snapshot.hasTag('busy')}>
      <Stack as="ul" gap={4} aria-label="Your jobs">
        {shown.map((project) => (
          <PostedJobView key={project.id} project={project} now={now} applicantsHref={applicantsHref(project.id)} />
        ))}
      </Stack>
    </div>
  );
}
