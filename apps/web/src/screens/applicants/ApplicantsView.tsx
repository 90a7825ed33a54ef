import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Pagination } from '@guildhall/ui/Pagination';
import { Stack } from '@guildhall/ui/Stack';
import { media } from '@guildhall/ui/tokens/scales.ts';
import type { ComponentType } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { ListStates } from '../../kit/ListStates.tsx';
import * as styles from '../clientDashboard/clientDashboard.css.ts';
import { useFocusAfterDecision } from '../shared/focus/useFocusAfterDecision.ts';
import { NewsView } from '../shared/pagedList/NewsView.tsx';
import type { ApplicantParts } from './applicantParts.tsx';
import { ApplicantsPendingView } from './ApplicantsPendingView.tsx';
import { ApplicationActionsView } from './ApplicationActionsView.tsx';
import { ApplicationGroupView } from './ApplicationGroupView.tsx';
import { applicationHrefs } from './applicationHrefs.ts';
import { applicationTitleId } from './applicationTitleId.ts';
import { ApplicationView } from './ApplicationView.tsx';
import { ChooseSeveralView } from './ChooseSeveralView.tsx';
import { compareLink } from './compareLink.ts';
import { NoApplicantsView } from './NoApplicantsView.tsx';
import { ApplicationPaneView } from './OpenedApplicationView.tsx';
import { openedIn } from './openedIn.ts';
import { ProjectFilterView } from './ProjectFilterView.tsx';
import { StarView } from './StarView.tsx';
import { useDetailFocus } from './useDetailFocus.ts';
import { useMedia } from './useMedia.ts';

type Application = Schema<'ClientApplication'>;

export interface ApplicantsViewProps {
  snapshot: SnapshotFrom<typeof applicantsMachine>;
  send: (event: EventFrom<typeof applicantsMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Who reads: their messages end with it. */
  clientName: string;
  jobsHref: string;
  /** Leads to the page of a job. */
  jobHref: (project: { id: string; title: string }) => string;
  /** Leads to the whole of an application, in the address of this page. */
  detailsHref: (applicationId: string) => string;
  /** Leads to the dialog that schedules an interview; null where none may be scheduled. */
  interviewHref: (application: Application) => string | null;
  /** The way to a freelancer's resume, whose code may come later. */
  ResumeView: ComponentType<{ resume: Schema<'Resume'> }>;
  /** Leads to another page of the list. */
  pageHref: (page: number) => string;
  /** The open application is closed. */
  onClose: () => void;
  parts: ApplicantParts;
}

/** Who has applied, project by project, the whole of one application, and the answers they get. */
export function ApplicantsView(props: ApplicantsViewProps) {
  const { snapshot, send, now, ResumeView, onClose, parts } = props;
  const { DetailView, DialogView, DecisionView, RejectSeveralView } = parts;
  const { chosen, groups } = snapshot.context;
  const isWide = useMedia(media.desktop);
  const opened = openedIn(snapshot);
  useFocusAfterDecision(chosen?.id ?? null, groups, applicationTitleId);
  useDetailFocus(snapshot.context.applicationId);
  const detail = opened !== undefined && {
    snapshot,
    send,
    now,
    ResumeView,
    onClose,
    DetailView,
    application: opened,
    hrefsOf: (application: Application) => applicationHrefs(application, props),
  };
  const isBeside = detail !== false && isWide;
  return (
    <Stack gap={6}>
      <ProjectFilterView snapshot={snapshot} send={send} />
      {/* The list stays the same one, with what was unfolded in it. */}
      <div className={isBeside ? styles.beside : undefined}>
        <Content {...props} isNarrow={isBeside} />
        {detail && isBeside ? <ApplicationPaneView {...detail} /> : null}
      </div>
      {detail && !isWide ? <DialogView {...detail} /> : null}
      {snapshot.matches('confirmingSeveral') || snapshot.matches('rejectingSeveral') ? (
        <RejectSeveralView snapshot={snapshot} send={send} />
      ) : null}
      {chosen === null ? null : <DecisionView snapshot={snapshot} send={send} application={chosen} />}
    </Stack>
  );
}

function Content({ isNarrow, ...props }: ApplicantsViewProps & { isNarrow: boolean }) {
  const { snapshot, send, jobsHref } = props;
  const { groups, projectId } = snapshot.context;
  return (
    <ListStates
      snapshot={snapshot}
      send={send}
      failure={{
        title: 'Your applications could not be loaded',
        safe:
          projectId === null
            ? 'Nothing is lost: they are all still there.'
            : 'Nothing is lost. If it happens again, choose another project above.',
      }}
      empty={
        <NoApplicantsView
          narrowedTo={snapshot.context.isShortlist ? 'shortlist' : projectId === null ? null : 'project'}
          onShowAllProjects={() => send({ type: 'project.filter', projectId: null })}
          onLeaveShortlist={() => send({ type: 'shortlist.filter', isShortlist: false })}
          jobsHref={jobsHref}
        />
      }
      pending={<ApplicantsPendingView />}
      result={groups?.length === 0 ? null : groups}
    >
      {(listed) => <GroupsView {...props} isNarrow={isNarrow} groups={listed} />}
    </ListStates>
  );
}

type Groups = NonNullable<ApplicantsViewProps['snapshot']['context']['groups']>;

function GroupsView({ isNarrow, groups, ...props }: ApplicantsViewProps & { isNarrow: boolean; groups: Groups }) {
  const { snapshot, send, now, jobHref, pageHref } = props;
  const { ChoiceView, MeetingsView } = props.parts;
  const { applicationId, page, pages, several } = snapshot.context;
  // A choice goes along to pages without its project.
  const away = groups.some(({ project }) => project.id === several?.projectId)
    ? undefined
    : several?.elsewhere[0]?.project;
  return (
    <div aria-busy={snapshot.matches('loading')} className={styles.list}>
      <Stack gap={10}>
        {away === undefined ? null : <ChooseSeveralView snapshot={snapshot} send={send} project={away} />}
        {groups.map(({ project, applications }) => (
          <ApplicationGroupView
            key={project.id}
            project={project}
            jobHref={jobHref(project)}
            compare={
              // One thing at a time: the head of the group is for the choice while there is one.
              several?.projectId === project.id ? null : compareLink(applications, snapshot.context.shortlisted)
            }
            choice={<ChooseSeveralView snapshot={snapshot} send={send} project={project} />}
          >
            {applications.map((application) => (
              <ApplicationView
                key={application.id}
                application={application}
                now={now}
                isNarrow={isNarrow}
                meetings={
                  application.meetings.length === 0 ? null : <MeetingsView meetings={application.meetings} now={now} />
                }
                mark={<StarView snapshot={snapshot} send={send} application={application} />}
                choice={
                  several?.projectId === project.id ? (
                    <ChoiceView snapshot={snapshot} send={send} application={application} />
                  ) : null
                }
                isOpen={isNarrow && application.id === applicationId}
                actions={
                  <ApplicationActionsView
                    snapshot={snapshot}
                    send={send}
                    hrefs={applicationHrefs(application, props)}
                    application={application}
                  />
                }
              />
            ))}
          </ApplicationGroupView>
        ))}
        <Pagination page={page} pageCount={pages} hrefFor={pageHref} />
      </Stack>
      <NewsView snapshot={snapshot} send={send} what="application" />
    </div>
  );
}
