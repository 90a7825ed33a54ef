import { completedProjectsMachine } from '@guildhall/machines/flows/completedProjects';
import { contactMachine } from '@guildhall/machines/flows/contact';
import { editClientProfileMachine } from '@guildhall/machines/flows/editClientProfile';
import { editFreelancerProfileMachine } from '@guildhall/machines/flows/editFreelancerProfile';
import { ownProfileMachine } from '@guildhall/machines/flows/ownProfile';
import { ownResumeMachine } from '@guildhall/machines/flows/ownResume';
import { profileEntriesMachine } from '@guildhall/machines/flows/profileEntries';
import { profilePictureMachine } from '@guildhall/machines/flows/profilePicture';
import { publicProfileMachine } from '@guildhall/machines/flows/publicProfile';
import { receivedRatingsMachine } from '@guildhall/machines/flows/receivedRatings';
import { resumeDownloadMachine } from '@guildhall/machines/flows/resumeDownload';
import { unsavedChangesMachine } from '@guildhall/machines/flows/unsavedChanges';
import { pageInAddress } from '@guildhall/machines/kit/lists';
import { at } from '@guildhall/machines/testing/replay';
import { Tabs } from '@guildhall/ui/Tabs';
import { Text } from '@guildhall/ui/Text';

import { jobPath } from '../../../../apps/web/src/jobPath.ts';
import { paths, withSearch } from '../../../../apps/web/src/paths.ts';
import { profilePath } from '../../../../apps/web/src/profilePath.ts';
import { accountParts } from '../../../../apps/web/src/screens/account/accountParts.ts';
import { tabHref as dashboardTabHref } from '../../../../apps/web/src/screens/clientDashboard/tabs.ts';
import { CompletedProjectsView } from '../../../../apps/web/src/screens/completedProjects/CompletedProjectsView.tsx';
import { ContactScreen } from '../../../../apps/web/src/screens/contact/ContactScreen.tsx';
import { ClientFormView } from '../../../../apps/web/src/screens/editProfile/ClientFormView.tsx';
import { EditClientProfileScreen } from '../../../../apps/web/src/screens/editProfile/EditClientProfileScreen.tsx';
import { EditFreelancerProfileScreen } from '../../../../apps/web/src/screens/editProfile/EditFreelancerProfileScreen.tsx';
import { FreelancerFormPart } from '../../../../apps/web/src/screens/editProfile/FreelancerFormPart.tsx';
import { partHref } from '../../../../apps/web/src/screens/editProfile/parts.ts';
import { OwnProfileView } from '../../../../apps/web/src/screens/ownProfile/OwnProfileView.tsx';
import type { Tab } from '../../../../apps/web/src/screens/ownProfile/tabs.ts';
import { tabHref, tabs } from '../../../../apps/web/src/screens/ownProfile/tabs.ts';
import { OwnResumeScreen } from '../../../../apps/web/src/screens/ownResume/OwnResumeScreen.tsx';
import { ProfileEntriesScreen } from '../../../../apps/web/src/screens/profileEntries/ProfileEntriesScreen.tsx';
import { CropDialogView } from '../../../../apps/web/src/screens/profilePicture/CropDialogView.tsx';
import { LaterPicture } from '../../../../apps/web/src/screens/profilePicture/LaterPicture.tsx';
import { ProfilePictureScreen } from '../../../../apps/web/src/screens/profilePicture/ProfilePictureScreen.tsx';
import { PublicProfileView } from '../../../../apps/web/src/screens/publicProfile/PublicProfileView.tsx';
import { SectionView } from '../../../../apps/web/src/screens/publicProfile/SectionView.tsx';
import { ReceivedRatingsView } from '../../../../apps/web/src/screens/receivedRatings/ReceivedRatingsView.tsx';
import { ResumeDownloadScreen } from '../../../../apps/web/src/screens/resumeDownload/ResumeDownloadScreen.tsx';
import { composeMail, mailtoHref } from '../../../../apps/web/src/screens/shared/composeMail.ts';
import { UnsavedChangesScreen } from '../../../../apps/web/src/screens/unsavedChanges/UnsavedChangesScreen.tsx';
import type { Asked, Screens } from './asked.ts';

const send = () => {};

/** The page of a list of the own profile. */
const pageHref = (tab: Tab) => (page: number) => withSearch(paths.profile, { tab, page: pageInAddress(page) });

/** A field shows files alone, which do not come over from the test: what is told of one is made one here. */
function withFile(event: Asked['profileEntries']['events'][number]): typeof event {
  if (event.type !== 'image.choose' || event.image === null) return event;
  const { name, size, type } = event.image;
  return { ...event, image: new File([new Uint8Array(size)], name, { type }) };
}

/** People and what is said of them: profiles, their parts, ratings, messages. */
export const profileScreens = {
  completedProjects: ({ input, events, now }) => (
    <SectionView id="projects" title="Completed projects">
      <Text tone="muted">Projects you finished here, approved by their clients.</Text>
      <CompletedProjectsView
        snapshot={at(completedProjectsMachine, input, events)}
        send={send}
        now={now}
        pageHref={pageHref('portfolio')}
        profileHref={profilePath}
        jobHref={jobPath}
      />
    </SectionView>
  ),
  editClientProfile: ({ input, events }) => (
    <EditClientProfileScreen
      snapshot={at(editClientProfileMachine, input, events)}
      send={send}
      profileHref={paths.profile}
      FormView={ClientFormView}
      // Its code is on its way for ever: no one moves here.
      picture={<LaterPicture />}
    />
  ),
  editFreelancerProfile: ({ input, events }) => (
    <EditFreelancerProfileScreen
      snapshot={at(editFreelancerProfileMachine, input, events)}
      send={send}
      profileHref={paths.profile}
      partHref={partHref}
      FormView={FreelancerFormPart}
      picture={<LaterPicture />}
    />
  ),
  ownResume: ({ input, events }) => (
    <OwnResumeScreen snapshot={at(ownResumeMachine, input, events)} send={send} partHref={partHref} />
  ),
  profileEntries: ({ input, events }) => (
    <ProfileEntriesScreen
      snapshot={at(profileEntriesMachine, input, events.map(withFile))}
      send={send}
      partHref={partHref}
    />
  ),
  profilePicture: ({ input, events, form }) => (
    <EditClientProfileScreen
      snapshot={at(editClientProfileMachine, { draft: null }, form)}
      send={send}
      profileHref={paths.profile}
      FormView={ClientFormView}
      picture={
        <ProfilePictureScreen
          snapshot={at(profilePictureMachine, input, events)}
          send={send}
          CropView={CropDialogView}
        />
      }
    />
  ),
  resumeDownload: ({ input, events }) => (
    <ResumeDownloadScreen snapshot={at(resumeDownloadMachine, input, events)} send={send} />
  ),
  unsavedChanges: ({ input, events, form }) => (
    <EditClientProfileScreen
      snapshot={at(editClientProfileMachine, { draft: null }, form)}
      send={send}
      profileHref={paths.profile}
      FormView={ClientFormView}
      picture={<LaterPicture />}
    >
      <UnsavedChangesScreen snapshot={at(unsavedChangesMachine, input, events)} send={send} />
    </EditClientProfileScreen>
  ),
  ownProfile: ({ input, events }) => (
    <OwnProfileView
      snapshot={at(ownProfileMachine, input, events)}
      send={send}
      tab="overview"
      tabHref={tabHref}
      editHref={paths.editProfile}
      verificationHref={withSearch(paths.account, { part: accountParts.verification })}
      postJobHref={paths.postJob}
      jobsHref={dashboardTabHref('jobs')}
      publicHref={profilePath}
    />
  ),
  receivedRatings: ({ input, events, now, reader }) => (
    <Tabs
      aria-label="Your profile"
      selectedKey="reviews"
      items={tabs.map((item) => ({ ...item, href: tabHref(item.id) }))}
    >
      <ReceivedRatingsView
        snapshot={at(receivedRatingsMachine, input, events)}
        send={send}
        reader={reader}
        now={now}
        pageHref={pageHref('reviews')}
        profileHref={profilePath}
      />
    </Tabs>
  ),
  contact: ({ input, events, name }) => (
    <ContactScreen
      snapshot={at(contactMachine, input, events)}
      send={send}
      name={name}
      onClose={send}
      composeHref={composeMail}
      mailHref={mailtoHref}
    />
  ),
  publicProfile: ({ input, events, now, visitor, contactHref }) => (
    <PublicProfileView
      snapshot={at(publicProfileMachine, input, events)}
      send={send}
      now={now}
      homeHref={paths.home}
      visitor={visitor}
      contactHref={contactHref}
      loginHref={withSearch(paths.login, { next: contactHref })}
      profileHref={profilePath}
    />
  ),
} satisfies Partial<Screens>;
