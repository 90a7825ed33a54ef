import type { applicantsMachine, ProjectChoice } from '@guildhall/machines/flows/applicants';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Stack } from '@guildhall/ui/Stack';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { ApplicantsPendingView } from './ApplicantsPendingView.tsx';
import { ApplicationActionsView } from './ApplicationActionsView.tsx';
import { ApplicationGroupView } from './ApplicationGroupView.tsx';
import { ApplicationView } from './ApplicationView.tsx';
import { DecisionView } from './DecisionView.tsx';
import { NoApplicantsView } from './NoApplicantsView.tsx';
import { ProjectFilterView } from './ProjectFilterView.tsx';
import { useFocusAfterDecision } from './useFocusAfterDecision.ts';

export interface ApplicantsScreenProps {
  snapshot: SnapshotFrom<typeof applicantsMachine>;
  send: (event: EventFrom<typeof applicantsMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** The client's projects, as far as they are known from elsewhere; those with applications seen here come on top. */
  projects: readonly ProjectChoice[];
  /** Who reads: their messages end with it. */
  clientName: string;
  jobsHref: string;
}

/** Who has applied, project by project, and the answers they get. */
export function ApplicantsScreen(props: ApplicantsScreenProps) {
  const { snapshot, send, projects } = props;
  const { chosen, groups } = snapshot.context;
  useFocusAfterDecision(chosen?.id ?? null, groups);
  return (
    <Stack gap={6}>
      <ProjectFilterView snapshot={snapshot} send={send} projects={projects} />
      <Content {...props} />
      {chosen === null ? null : <DecisionView snapshot={snapshot} send={send} application={chosen} />}
    </Stack>
  );
}

function Content(props: ApplicantsScreenProps) {
  const { snapshot, send, now, clientName, jobsHref } = props;
  const { groups, projectId } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Your applications could not be loaded" onRetry={() => send({ type: 'list.retry' })}>
        {projectId === null
          ? 'Nothing is lost: they are all still there.'
          : 'Nothing is lost. If it happens again, choose another project above.'}
      </ErrorPanel>
    );
  }
  if (snapshot.matches('empty')) {
    return (
      <NoApplicantsView
        isNarrowed={projectId !== null}
        onShowAll={() => send({ type: 'project.filter', projectId: null })}
        jobsHref={jobsHref}
      />
    );
  }
  if (groups === null || groups.length === 0) return <ApplicantsPendingView />;
  return (
    <div aria-busy={snapshot.matches('loading')}>
      <Stack gap={10}>
        {groups.map(({ project, applications }) => (
          <ApplicationGroupView key={project.id} project={project}>
            {applications.map((application) => (
              <ApplicationView
                key={application.id}
                application={application}
                now={now}
                actions={
                  <ApplicationActionsView
                    snapshot={snapshot}
                    send={send}
                    clientName={clientName}
                    application={application}
                  />
                }
              />
            ))}
          </ApplicationGroupView>
        ))}
      </Stack>
    </div>
  );
}
