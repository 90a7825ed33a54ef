import '@guildhall/ui/global';
import { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';
import { homeMachine } from '@guildhall/machines/flows/home';
import { jobDetailMachine } from '@guildhall/machines/flows/jobDetail';
import { loginMachine } from '@guildhall/machines/flows/login';
import { proposalMachine } from '@guildhall/machines/flows/proposal';
import { signupMachine } from '@guildhall/machines/flows/signup';
import { supportRequestMachine } from '@guildhall/machines/flows/supportRequest';
import { at } from '@guildhall/machines/testing/replay';
import { UiProvider } from '@guildhall/ui/UiProvider';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { applicationPath, entryToApply, proposalPath } from '../../../../apps/web/src/jobPaths.ts';
import { dashboardPath, paths, withSearch } from '../../../../apps/web/src/paths.ts';
import { profilePath } from '../../../../apps/web/src/profilePath.ts';
import { ContactSupportScreen } from '../../../../apps/web/src/screens/contactSupport/ContactSupportScreen.tsx';
import { ForgotPasswordScreen } from '../../../../apps/web/src/screens/forgotPassword/ForgotPasswordScreen.tsx';
import { HomeScreen } from '../../../../apps/web/src/screens/home/HomeScreen.tsx';
import { JobDetailScreen } from '../../../../apps/web/src/screens/jobDialog/JobDetailScreen.tsx';
import { ProposalScreen } from '../../../../apps/web/src/screens/jobDialog/ProposalScreen.tsx';
import { SignUpToApplyView } from '../../../../apps/web/src/screens/jobDialog/SignUpToApplyView.tsx';
import { LoginScreen } from '../../../../apps/web/src/screens/login/LoginScreen.tsx';
import { SignupScreen } from '../../../../apps/web/src/screens/signup/SignupScreen.tsx';
import { main as mainStyle } from '../../../../apps/web/src/shell/shell.css.ts';
import type { Asked } from './asked.ts';

const send = () => {};

/** As the route of each flow gives them, without the app around it. */
const screens: { [Flow in keyof Asked]: (asked: Asked[Flow]) => ReactNode } = {
  login: ({ input, events }) => (
    <LoginScreen
      snapshot={at(loginMachine, input, events)}
      send={send}
      signupHref={paths.signup}
      forgotPasswordHref={paths.forgotPassword}
    />
  ),
  signup: ({ input, events }) => (
    <SignupScreen
      snapshot={at(signupMachine, input, events)}
      send={send}
      loginHref={paths.login}
      termsHref={paths.terms}
      privacyHref={paths.privacy}
    />
  ),
  forgotPassword: ({ input, events }) => (
    <ForgotPasswordScreen snapshot={at(forgotPasswordMachine, input, events)} send={send} loginHref={paths.login} />
  ),
  supportRequest: ({ input, events, supportEmail }) => (
    <ContactSupportScreen
      snapshot={at(supportRequestMachine, input, events)}
      send={send}
      supportEmail={supportEmail}
      homeHref={paths.home}
      helpHref={paths.getStarted}
    />
  ),
  home: ({ input, events, role, firstName, now }) => (
    <HomeScreen
      snapshot={at(homeMachine, input, events)}
      send={send}
      role={role}
      firstName={firstName}
      now={now}
      hrefs={{
        search: (role) => (role === 'CLIENT' ? paths.findTalent : paths.findWork),
        findWork: paths.findWork,
        postJob: paths.postJob,
        dashboard: dashboardPath,
        signup: { CLIENT: paths.clientSignup, FREELANCER: paths.freelancerSignup },
        details: (job) => withSearch(paths.home, { job }),
        apply: proposalPath,
        signupToApply: (job) => entryToApply(job).signup,
        application: applicationPath,
        profile: profilePath,
      }}
    />
  ),
  jobDetail: ({ input, events, now, proposal }) => {
    const answer = proposal && at(proposalMachine, proposal.input, proposal.events);
    // What the check before the form has read is news to the details.
    const job = answer?.context.job ?? null;
    const news = job === null ? [] : [{ type: 'job.set' as const, job }];
    const snapshot = at(jobDetailMachine, input, [...events, ...news]);
    return (
      <JobDetailScreen
        snapshot={snapshot}
        send={send}
        now={now}
        onClose={send}
        isDismissable={!answer?.matches('sending')}
      >
        {answer && (
          <ProposalScreen
            snapshot={answer}
            send={send}
            now={now}
            profileSetupHref={paths.freelancerProfileSetup}
            applicationHref={applicationPath(input.jobId)}
          />
        )}
        {proposal === null && snapshot.matches('shown') ? (
          <SignUpToApplyView hrefs={entryToApply(input.jobId)} />
        ) : null}
      </JobDetailScreen>
    );
  },
};

const root = createRoot(document.body);
let count = 0;

function draw<Flow extends keyof Asked>(flow: Flow, asked: Asked[Flow]) {
  count += 1;
  flushSync(() =>
    root.render(
      // Anew each time: what a state shows must not depend on what was shown before.
      <UiProvider key={count} navigate={send}>
        <main className={mainStyle}>{screens[flow](asked)}</main>
      </UiProvider>,
    ),
  );
}

Object.assign(window, { draw });
