import '@guildhall/ui/global';
import { comparisonInAddress } from '@guildhall/machines/domain/comparison';
import { mayBeChanged } from '@guildhall/machines/domain/meetingChanges';
import { criteriaToSave } from '@guildhall/machines/domain/savedSearch';
import { maySchedule } from '@guildhall/machines/domain/scheduling';
import { talentInAddress, talentParams } from '@guildhall/machines/domain/talentCriteria';
import { workInAddress, workParams } from '@guildhall/machines/domain/workCriteria';
import { applicantsMachine } from '@guildhall/machines/flows/applicants';
import { assignedProjectsMachine } from '@guildhall/machines/flows/assignedProjects';
import { clientOverviewMachine } from '@guildhall/machines/flows/clientOverview';
import { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';
import { homeMachine } from '@guildhall/machines/flows/home';
import { interviewSchedulingMachine } from '@guildhall/machines/flows/interviewScheduling';
import { jobDetailMachine } from '@guildhall/machines/flows/jobDetail';
import { jobDirectoryMachine } from '@guildhall/machines/flows/jobDirectory';
import { jobPageMachine } from '@guildhall/machines/flows/jobPage';
import { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import { loginMachine } from '@guildhall/machines/flows/login';
import { meetingReschedulingMachine } from '@guildhall/machines/flows/meetingRescheduling';
import { meetingsMachine } from '@guildhall/machines/flows/meetings';
import { postedJobsMachine } from '@guildhall/machines/flows/postedJobs';
import { proposalMachine } from '@guildhall/machines/flows/proposal';
import { ratingMachine } from '@guildhall/machines/flows/rating';
import { rejectionUndoMachine } from '@guildhall/machines/flows/rejectionUndo';
import { savedSearchesMachine } from '@guildhall/machines/flows/savedSearches';
import { signupMachine } from '@guildhall/machines/flows/signup';
import { supportRequestMachine } from '@guildhall/machines/flows/supportRequest';
import { talentComparisonMachine } from '@guildhall/machines/flows/talentComparison';
import { talentDirectoryMachine } from '@guildhall/machines/flows/talentDirectory';
import { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import { timesProposalMachine } from '@guildhall/machines/flows/timesProposal';
import { favouritesFlow } from '@guildhall/machines/scenarios/favourites';
import { freelancerOverviewFlow } from '@guildhall/machines/scenarios/freelancerOverview';
import { proposalDraftFlow } from '@guildhall/machines/scenarios/proposalDraft';
import { at } from '@guildhall/machines/testing/replay';
import { UiProvider } from '@guildhall/ui/UiProvider';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { deviceZone } from '../../../../apps/web/src/flow/deviceZone.ts';
import { applicationPath } from '../../../../apps/web/src/jobPaths.ts';
import { paths, withSearch } from '../../../../apps/web/src/paths.ts';
import { accountParts } from '../../../../apps/web/src/screens/account/accountParts.ts';
import { applicantParts } from '../../../../apps/web/src/screens/applicants/applicantParts.tsx';
import { ApplicantsView } from '../../../../apps/web/src/screens/applicants/ApplicantsView.tsx';
import { AssignedProjectsView } from '../../../../apps/web/src/screens/assignedProjects/AssignedProjectsView.tsx';
import { clientDashboardProps } from '../../../../apps/web/src/screens/clientDashboard/clientDashboardProps.ts';
import { ClientDashboardScreen } from '../../../../apps/web/src/screens/clientDashboard/ClientDashboardScreen.tsx';
import { KnownDashboard } from '../../../../apps/web/src/screens/clientDashboard/knownDashboard.ts';
import { applicantsHref, tabHref as clientTabHref } from '../../../../apps/web/src/screens/clientDashboard/tabs.ts';
import { ClientOverviewView } from '../../../../apps/web/src/screens/clientOverview/ClientOverviewView.tsx';
import { overviewHrefs } from '../../../../apps/web/src/screens/clientOverview/overviewHrefs.ts';
import { FavouriteView } from '../../../../apps/web/src/screens/favourites/FavouriteView.tsx';
import { favouritesLinks } from '../../../../apps/web/src/screens/favourites/useFavourites.ts';
import { FindWorkScreen } from '../../../../apps/web/src/screens/findWork/FindWorkScreen.tsx';
import { ForgotPasswordView } from '../../../../apps/web/src/screens/forgotPassword/ForgotPasswordView.tsx';
import { FreelancerDashboardScreen } from '../../../../apps/web/src/screens/freelancerDashboard/FreelancerDashboardScreen.tsx';
import { tabHref as freelancerTabHref } from '../../../../apps/web/src/screens/freelancerDashboard/tabs.ts';
import { homeFigures } from '../../../../apps/web/src/screens/home/homeFigures.ts';
import { homeHrefsAt } from '../../../../apps/web/src/screens/home/homeHrefs.ts';
import { HomeView } from '../../../../apps/web/src/screens/home/HomeView.tsx';
import { jobDetailProps } from '../../../../apps/web/src/screens/jobDialog/jobDetailProps.tsx';
import { JobDetailScreen } from '../../../../apps/web/src/screens/jobDialog/JobDetailScreen.tsx';
import { proposalProps } from '../../../../apps/web/src/screens/jobDialog/proposalProps.ts';
import { ProposalScreen } from '../../../../apps/web/src/screens/jobDialog/ProposalScreen.tsx';
import { directoryLinks } from '../../../../apps/web/src/screens/jobDirectory/directoryLinks.ts';
import { JobDirectoryView } from '../../../../apps/web/src/screens/jobDirectory/JobDirectoryView.tsx';
import { jobPageHrefs } from '../../../../apps/web/src/screens/jobPage/jobPageHrefs.ts';
import { JobPageView } from '../../../../apps/web/src/screens/jobPage/JobPageView.tsx';
import { JobFiltersView } from '../../../../apps/web/src/screens/jobs/JobFiltersView.tsx';
import { jobSearchLinks } from '../../../../apps/web/src/screens/jobs/jobSearchLinks.ts';
import { workWords } from '../../../../apps/web/src/screens/jobs/savedWork.ts';
import { LoginView } from '../../../../apps/web/src/screens/login/LoginView.tsx';
import { CancelMeetingView } from '../../../../apps/web/src/screens/meetings/CancelMeetingView.tsx';
import { MeetingsView } from '../../../../apps/web/src/screens/meetings/MeetingsView.tsx';
import { PostedJobDecisionView } from '../../../../apps/web/src/screens/postedJobs/PostedJobDecisionView.tsx';
import { PostedJobsView } from '../../../../apps/web/src/screens/postedJobs/PostedJobsView.tsx';
import { againHref } from '../../../../apps/web/src/screens/postJob/againHref.ts';
import { timelineHref } from '../../../../apps/web/src/screens/projectTimeline/timelineHref.ts';
import { ProposalDraftScreen } from '../../../../apps/web/src/screens/proposalDraft/ProposalDraftScreen.tsx';
import { ProposeTimesScreen } from '../../../../apps/web/src/screens/proposeTimes/ProposeTimesScreen.tsx';
import { hiddenFromClient } from '../../../../apps/web/src/screens/rating/hiddenFromClient.ts';
import { RatingScreen } from '../../../../apps/web/src/screens/rating/RatingScreen.tsx';
import { RejectionUndoView } from '../../../../apps/web/src/screens/rejectionUndo/RejectionUndoView.tsx';
import { RescheduleMeetingScreen } from '../../../../apps/web/src/screens/rescheduleMeeting/RescheduleMeetingScreen.tsx';
import { SavedSearchesScreen } from '../../../../apps/web/src/screens/savedSearches/SavedSearchesScreen.tsx';
import { ScheduleInterviewScreen } from '../../../../apps/web/src/screens/scheduleInterview/ScheduleInterviewScreen.tsx';
import { ZoneChoiceView } from '../../../../apps/web/src/screens/shared/meetingTime/ZoneChoiceView.tsx';
import { SignupView } from '../../../../apps/web/src/screens/signup/SignupView.tsx';
import { SupportRequestView } from '../../../../apps/web/src/screens/supportRequest/SupportRequestView.tsx';
import { talentLinks } from '../../../../apps/web/src/screens/talent/talentLinks.ts';
import { comparisonHrefs } from '../../../../apps/web/src/screens/talentComparison/comparisonHrefs.ts';
import { TalentComparisonView } from '../../../../apps/web/src/screens/talentComparison/TalentComparisonView.tsx';
import { talentDirectoryLinks } from '../../../../apps/web/src/screens/talentDirectory/talentDirectoryLinks.ts';
import { TalentDirectoryView } from '../../../../apps/web/src/screens/talentDirectory/TalentDirectoryView.tsx';
import { FiltersView } from '../../../../apps/web/src/screens/talentSearch/FiltersView.tsx';
import { TalentSearchView } from '../../../../apps/web/src/screens/talentSearch/TalentSearchView.tsx';
import { statementHref } from '../../../../apps/web/src/screens/workStatement/statementHref.ts';
import { main as mainStyle } from '../../../../apps/web/src/shell/shell.css.ts';
import type { Asked, Screens } from './asked.ts';
import { ownScreens } from './ownScreens.tsx';
import { profileScreens } from './profiles.tsx';

const send = () => {};

/** The frame of a client's tab, of which a walk compares the tab alone. */
const clientFrame = { name: '', waiting: undefined, tabHref: clientTabHref, postJobHref: paths.postJob };

/** What every dialog has in which a meeting is planned. */
const planning = () => ({ send, readerZone: deviceZone(), ZoneView: ZoneChoiceView, onClose: send });

const screens: Screens = {
  ...profileScreens,
  ...ownScreens,
  login: ({ input, events }) => (
    <LoginView
      snapshot={at(loginMachine, input, events)}
      send={send}
      browseHref={null}
      signupHref={paths.signup}
      forgotPasswordHref={paths.forgotPassword}
    />
  ),
  signup: ({ input, events }) => (
    <SignupView
      snapshot={at(signupMachine, input, events)}
      send={send}
      loginHref={paths.login}
      termsHref={paths.terms}
      privacyHref={paths.privacy}
    />
  ),
  forgotPassword: ({ input, events }) => (
    <ForgotPasswordView snapshot={at(forgotPasswordMachine, input, events)} send={send} loginHref={paths.login} />
  ),
  supportRequest: ({ input, events, supportEmail }) => (
    <SupportRequestView
      snapshot={at(supportRequestMachine, input, events)}
      send={send}
      supportEmail={supportEmail}
      homeHref={paths.home}
      helpHref={paths.getStarted}
    />
  ),
  home: ({ input, events, role, firstName, headline, now }) => (
    <HomeView
      snapshot={at(homeMachine, input, events)}
      send={send}
      role={role}
      firstName={firstName}
      figures={homeFigures(headline)}
      now={now}
      hrefs={homeHrefsAt({ here: (changes) => withSearch(paths.home, changes) })}
    />
  ),
  applicants: ({ input, events, ...known }) => {
    const snapshot = at(applicantsMachine, input, events);
    const { projectId, isShortlist, applicationId } = snapshot.context;
    const here = (changes: Record<string, string>) =>
      withSearch(paths.clientDashboard, {
        tab: 'applicants',
        project: projectId,
        shortlist: isShortlist ? '1' : null,
        application: applicationId,
        ...changes,
      });
    return (
      <ClientDashboardScreen {...clientFrame} tab="applicants">
        <KnownDashboard value={{ client: { appliedProjects: known.projects } } as never}>
          <ApplicantsView
            jobHref={jobPageHrefs.job}
            snapshot={snapshot}
            send={send}
            {...known}
            jobsHref={clientTabHref('jobs')}
            detailsHref={(application) => here({ application })}
            interviewHref={(application) => (maySchedule(application) ? here({ interview: application.id }) : null)}
            {...{ onClose: send, pageHref: (page: number) => here({ page: String(page) }) }}
            ResumeView={() => null}
            parts={applicantParts}
          />
        </KnownDashboard>
      </ClientDashboardScreen>
    );
  },
  assignedProjects: ({ input, events, now }) => (
    <FreelancerDashboardScreen tabHref={freelancerTabHref} name="" tab="assigned">
      <AssignedProjectsView
        snapshot={at(assignedProjectsMachine, input, events)}
        send={send}
        now={now}
        jobsHref={freelancerTabHref('jobs')}
        pageHref={(page) => withSearch(paths.freelancerDashboard, { tab: 'assigned', page: String(page) })}
        rateHref={(id) => withSearch(paths.freelancerDashboard, { tab: 'assigned', rate: id })}
        hiddenUntil={(project) => hiddenFromClient(project, now)}
        statementHref={statementHref}
        timelineHref={(projectId) => timelineHref('FREELANCER', projectId)}
      />
    </FreelancerDashboardScreen>
  ),
  clientOverview: ({ input, events, name, now }) => {
    const snapshot = at(clientOverviewMachine, input, events);
    return (
      <ClientDashboardScreen {...clientDashboardProps(snapshot.context)} name={name} tab="overview">
        <ClientOverviewView snapshot={snapshot} send={send} {...overviewHrefs} now={now} />
      </ClientDashboardScreen>
    );
  },
  jobDetail: ({ input, events, now, proposal }) => {
    const answer = proposal && at(proposalMachine, proposal.input, proposal.events);
    // What the check before the form has read is news to the details.
    const job = answer?.context.job ?? null;
    const news = job === null ? [] : [{ type: 'job.set' as const, job }];
    const snapshot = at(jobDetailMachine, input, [...events, ...news]);
    const visitor = answer === null ? 'guest' : 'FREELANCER';
    const frame = jobDetailProps({ jobId: input.jobId, visitor, detail: snapshot, proposal: answer, now });
    return (
      <JobDetailScreen
        snapshot={snapshot}
        send={send}
        {...frame}
        onClose={send}
        favourite={
          answer && (
            <FavouriteView
              snapshot={favouritesFlow.snapshots.none}
              send={send}
              jobId={input.jobId}
              title={snapshot.context.job?.title ?? ''}
              isNamed
            />
          )
        }
      >
        {answer === null ? (
          frame.children
        ) : (
          <ProposalScreen
            snapshot={answer}
            send={send}
            {...proposalProps({ jobId: input.jobId, profileSetupHref: () => paths.freelancerProfileSetup, now })}
            draft={<ProposalDraftScreen snapshot={proposalDraftFlow.snapshots.loading} send={send} now={now} />}
          />
        )}
      </JobDetailScreen>
    );
  },
  jobPage: ({ input, events, now }) => (
    <JobPageView
      snapshot={at(jobPageMachine, input, events)}
      send={send}
      now={now}
      visitor="guest"
      hrefs={jobPageHrefs}
    />
  ),
  jobDirectory: ({ input, events, now }) => {
    const snapshot = at(jobDirectoryMachine, input, events);
    const { address } = snapshot.context;
    const here = (changes: Record<string, string>) => withSearch(paths.jobs, { ...workInAddress(address), ...changes });
    return <JobDirectoryView snapshot={snapshot} send={send} {...directoryLinks(here)} now={now} />;
  },
  jobSearch: ({ input, events, now }) => {
    const snapshot = at(jobSearchMachine, input, events);
    const { address } = snapshot.context;
    const here = (changes: Record<string, string | null>) =>
      withSearch(paths.findWork, { ...workInAddress(address), ...changes });
    return (
      <FindWorkScreen
        snapshot={snapshot}
        send={send}
        now={now}
        gate={{ snapshot: freelancerOverviewFlow.snapshots.unlocked, profileSetupHref: () => '' }}
        favourites={{ snapshot: favouritesFlow.snapshots.none, send, ...favouritesLinks(here) }}
        canBeSaved={criteriaToSave(workParams(address)) !== null}
        savedHref={here({ saved: '1' })}
        {...jobSearchLinks(here)}
        detailsHref={(job) => here({ job })}
        applyHref={(job) => here({ job, apply: '1' })}
        applicationHref={applicationPath}
        FiltersView={JobFiltersView}
      />
    );
  },
  interviewScheduling: ({ input, events, ...whom }) => (
    <ScheduleInterviewScreen snapshot={at(interviewSchedulingMachine, input, events)} {...whom} {...planning()} />
  ),
  meetingRescheduling: ({ input, events }) => (
    <RescheduleMeetingScreen snapshot={at(meetingReschedulingMachine, input, events)} {...planning()} />
  ),
  meetings: ({ input, events }) => {
    const here = (changes: Record<string, string>) =>
      withSearch(paths.clientDashboard, { tab: 'meetings', ...changes });
    return (
      <ClientDashboardScreen {...clientFrame} tab="meetings">
        <MeetingsView
          snapshot={at(meetingsMachine, input, events)}
          send={send}
          timeZone={deviceZone()}
          sourceHref={clientTabHref('applicants')}
          calendarHref={withSearch(paths.account, { part: accountParts.calendarFeed })}
          pageHref={(page) => here({ page: String(page) })}
          rescheduleHref={({ context }) =>
            mayBeChanged('meeting.reschedule', context) ? here({ reschedule: context.meeting.id }) : null
          }
          proposeHref={() => null}
          CancelView={CancelMeetingView}
        />
      </ClientDashboardScreen>
    );
  },
  postedJobs: ({ input, events, now }) => {
    const snapshot = at(postedJobsMachine, input, events);
    const { search, status } = snapshot.context.address;
    return (
      <ClientDashboardScreen {...clientFrame} tab="jobs">
        <PostedJobsView
          snapshot={snapshot}
          send={send}
          now={now}
          postJobHref={paths.postJob}
          applicantsHref={applicantsHref}
          rateHref={(rate) => withSearch(paths.clientDashboard, { tab: 'jobs', search, status, rate })}
          statementHref={statementHref}
          againHref={againHref}
          jobHref={jobPageHrefs.job}
          timelineHref={(projectId) => timelineHref('CLIENT', projectId)}
          pageHref={() => paths.clientDashboard}
          DecisionView={PostedJobDecisionView}
        />
      </ClientDashboardScreen>
    );
  },
  rating: ({ input, events, ...work }) => (
    <RatingScreen snapshot={at(ratingMachine, input, events)} send={send} {...work} onClose={send} />
  ),
  rejectionUndo: ({ input, events }) => (
    <RejectionUndoView snapshot={at(rejectionUndoMachine, input, events)} send={send} />
  ),
  savedSearches: ({ input, events }) => (
    <SavedSearchesScreen
      snapshot={at(savedSearchesMachine, input, events)}
      send={send}
      wordsOf={workWords}
      onClose={send}
    />
  ),
  talentComparison: ({ input, events }) => {
    const snapshot = at(talentComparisonMachine, input, events);
    const contactHref = (contact: string) =>
      withSearch(paths.compareTalent, { ...comparisonInAddress(snapshot.context.address.people), contact });
    return <TalentComparisonView {...{ snapshot, send, contactHref }} {...comparisonHrefs} applicants={null} />;
  },
  talentDirectory: ({ input, events }) => {
    const snapshot = at(talentDirectoryMachine, input, events);
    const { address } = snapshot.context;
    const here = (changes: Record<string, string>) =>
      withSearch(paths.freelancers, { ...talentInAddress(address), ...changes });
    return <TalentDirectoryView snapshot={snapshot} send={send} {...talentDirectoryLinks(here)} />;
  },
  talentSearch: ({ input, events }) => {
    const snapshot = at(talentSearchMachine, input, events);
    const { address } = snapshot.context;
    const here = (changes: Record<string, string>) =>
      withSearch(paths.findTalent, { ...talentInAddress(address), ...changes });
    return (
      <TalentSearchView
        snapshot={snapshot}
        send={send}
        canBeSaved={criteriaToSave(talentParams(address)) !== null}
        savedHref={here({ saved: '1' })}
        {...talentLinks(here)}
        contactHref={(contact) => here({ contact })}
        FiltersView={FiltersView}
      />
    );
  },
  timesProposal: ({ input, events }) => (
    <ProposeTimesScreen snapshot={at(timesProposalMachine, input, events)} {...planning()} />
  ),
};

const root = createRoot(document.body);
let count = 0;

function draw<Flow extends keyof Asked>(flow: Flow, asked: Asked[Flow]) {
  count += 1;
  flushSync(() =>
    root.render(
      // Anew each time: what a state shows must not depend on what was shown before.
      <UiProvider key={count} navigate={send} timeZone={{ subscribe: () => () => {}, read: deviceZone }}>
        <main className={mainStyle}>{screens[flow](asked)}</main>
      </UiProvider>,
    ),
  );
}

Object.assign(window, { draw });
