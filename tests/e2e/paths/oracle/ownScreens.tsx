import { mayBeEdited } from '@guildhall/machines/domain/applicationChanges';
import { accountClosingMachine } from '@guildhall/machines/flows/accountClosing';
import { accountExportMachine } from '@guildhall/machines/flows/accountExport';
import { accountTimezoneMachine } from '@guildhall/machines/flows/accountTimezone';
import { applicationEditMachine } from '@guildhall/machines/flows/applicationEdit';
import { calendarFeedMachine } from '@guildhall/machines/flows/calendarFeed';
import { clientProfileSetupMachine } from '@guildhall/machines/flows/clientProfileSetup';
import { emailPreferencesMachine } from '@guildhall/machines/flows/emailPreferences';
import { freelancerProfileSetupMachine } from '@guildhall/machines/flows/freelancerProfileSetup';
import { ownSessionsMachine } from '@guildhall/machines/flows/ownSessions';
import { passwordChangeMachine } from '@guildhall/machines/flows/passwordChange';
import { postJobMachine } from '@guildhall/machines/flows/postJob';
import { sentApplicationsMachine } from '@guildhall/machines/flows/sentApplications';
import { verificationMachine } from '@guildhall/machines/flows/verification';
import { pageInAddress } from '@guildhall/machines/kit/lists';
import { at } from '@guildhall/machines/testing/replay';

import { deviceZone } from '../../../../apps/web/src/flow/deviceZone.ts';
import { paths, withSearch } from '../../../../apps/web/src/paths.ts';
import { AccountClosingView } from '../../../../apps/web/src/screens/accountClosing/AccountClosingView.tsx';
import { obstacleHref } from '../../../../apps/web/src/screens/accountClosing/obstacleHref.ts';
import { AccountExportView } from '../../../../apps/web/src/screens/accountExport/AccountExportView.tsx';
import { AccountTimezoneView } from '../../../../apps/web/src/screens/accountTimezone/AccountTimezoneView.tsx';
import { ZoneFieldView } from '../../../../apps/web/src/screens/accountTimezone/ZoneFieldView.tsx';
import { CalendarFeedView } from '../../../../apps/web/src/screens/calendarFeed/CalendarFeedView.tsx';
import { ClientProfileSetupScreen } from '../../../../apps/web/src/screens/clientProfileSetup/ClientProfileSetupScreen.tsx';
import { CompanyFormView } from '../../../../apps/web/src/screens/clientProfileSetup/CompanyFormView.tsx';
import { EditApplicationScreen } from '../../../../apps/web/src/screens/editApplication/EditApplicationScreen.tsx';
import { EmailPreferencesView } from '../../../../apps/web/src/screens/emailPreferences/EmailPreferencesView.tsx';
import { FreelancerDashboardScreen } from '../../../../apps/web/src/screens/freelancerDashboard/FreelancerDashboardScreen.tsx';
import { tabHref } from '../../../../apps/web/src/screens/freelancerDashboard/tabs.ts';
import { FreelancerProfileSetupScreen } from '../../../../apps/web/src/screens/freelancerProfileSetup/FreelancerProfileSetupScreen.tsx';
import { ProfileFormView } from '../../../../apps/web/src/screens/freelancerProfileSetup/ProfileFormView.tsx';
import { OwnSessionsView } from '../../../../apps/web/src/screens/ownSessions/OwnSessionsView.tsx';
import { PasswordChangeView } from '../../../../apps/web/src/screens/passwordChange/PasswordChangeView.tsx';
import { jobChoices } from '../../../../apps/web/src/screens/postJob/jobChoices.tsx';
import { PostJobScreen } from '../../../../apps/web/src/screens/postJob/PostJobScreen.tsx';
import { fieldParameter } from '../../../../apps/web/src/screens/profileSetup/fieldHref.ts';
import { SentApplicationsView } from '../../../../apps/web/src/screens/sentApplications/SentApplicationsView.tsx';
import { VerificationView } from '../../../../apps/web/src/screens/verification/VerificationView.tsx';
import type { Screens } from './asked.ts';
import type { AskedOwn } from './askedOwn.ts';
import { workScreens } from './workScreens.tsx';

const send = () => {};

/** Of the account page each part alone, as a walk compares it. */
export const ownScreens: Screens<AskedOwn> = {
  ...workScreens,
  accountClosing: ({ input, events, role }) => (
    <AccountClosingView
      snapshot={at(accountClosingMachine, input, events)}
      send={send}
      hrefOf={obstacleHref(role)}
      timeZone={deviceZone()}
    />
  ),
  accountExport: ({ input, events }) => (
    <AccountExportView snapshot={at(accountExportMachine, input, events)} send={send} />
  ),
  accountTimezone: ({ input, events }) => (
    <AccountTimezoneView
      snapshot={at(accountTimezoneMachine, input, events)}
      send={send}
      deviceZone={deviceZone()}
      FieldView={ZoneFieldView}
    />
  ),
  applicationEdit: ({ input, events }) => (
    <EditApplicationScreen snapshot={at(applicationEditMachine, input, events)} send={send} onClose={send} />
  ),
  calendarFeed: ({ input, events, now }) => (
    <CalendarFeedView snapshot={at(calendarFeedMachine, input, events)} send={send} now={now} />
  ),
  clientProfileSetup: ({ input, events }) => (
    <ClientProfileSetupScreen
      snapshot={at(clientProfileSetupMachine, input, events)}
      send={send}
      FormView={CompanyFormView}
      roleChange={null}
    />
  ),
  emailPreferences: ({ input, events, role }) => (
    <EmailPreferencesView
      snapshot={at(emailPreferencesMachine, input, events)}
      send={send}
      role={role}
      savedSearchesHref={withSearch(role === 'CLIENT' ? paths.findTalent : paths.findWork, { saved: '1' })}
    />
  ),
  freelancerProfileSetup: ({ input, events }) => (
    <FreelancerProfileSetupScreen
      snapshot={at(freelancerProfileSetupMachine, input, events)}
      send={send}
      FormView={ProfileFormView}
      roleChange={null}
    />
  ),
  ownSessions: ({ input, events, now }) => (
    <OwnSessionsView snapshot={at(ownSessionsMachine, input, events)} send={send} now={now} />
  ),
  passwordChange: ({ input, events }) => (
    <PasswordChangeView snapshot={at(passwordChangeMachine, input, events)} send={send} />
  ),
  postJob: ({ input, events }) => (
    <PostJobScreen snapshot={at(postJobMachine, input, events)} send={send} choices={jobChoices} />
  ),
  sentApplications: ({ input, events, now }) => {
    const snapshot = at(sentApplicationsMachine, input, events);
    const { status, projectId } = snapshot.context.address;
    const here = (changes: Record<string, string | null>) =>
      withSearch(paths.freelancerDashboard, { tab: 'applications', status, project: projectId, ...changes });
    return (
      <FreelancerDashboardScreen tabHref={tabHref} name="" tab="applications">
        <SentApplicationsView
          snapshot={snapshot}
          send={send}
          now={now}
          jobsHref={tabHref('jobs')}
          allHref={tabHref('applications')}
          pageHref={(page) => here({ page: pageInAddress(page) })}
          editHref={(application) => (mayBeEdited(application) ? here({ edit: application.id }) : null)}
        />
      </FreelancerDashboardScreen>
    );
  },
  verification: ({ input, events }) => (
    <VerificationView
      snapshot={at(verificationMachine, input, events)}
      send={send}
      role={input.role}
      editHref={withSearch(paths.editProfile, { [fieldParameter]: input.role === 'CLIENT' ? 'website' : 'githubUrl' })}
    />
  ),
};
