import { brand } from '@guildhall/machines/domain/brand';
import { publicProfileMachine } from '@guildhall/machines/flows/publicProfile';
import { required } from '@guildhall/machines/kit/required';
import type { Schema } from '@guildhall/machines/kit/schema';
import { use, useEffect } from 'react';

import type { Api } from '../../api.ts';
import { BootContext } from '../../flow/boot.ts';
import { lazyDialog } from '../../flow/lazyDialog.tsx';
import { profileIdOf } from '../../idInPath.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { dialogInAddress } from '../../kit/dialogInAddress.tsx';
import { paths, withSearch } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { sharePath } from '../../share/sharePaths.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { profileData } from './profileData.ts';
import { basicsOf, headOf } from './profileFacts.ts';
import { PublicProfileView } from './PublicProfileView.tsx';

const idIn = ({ pathname }: { pathname: string }) => required(profileIdOf(pathname));

const pathOf = (profile: Schema<'PublicProfile'>) => profilePath({ id: profile.userId, name: basicsOf(profile).name });

const ContactDialog = lazyDialog(async () => (await import('../contact/screen.tsx')).screen.Route);

/** The address that came with the profile; else it is read again, now by someone who is signed in. */
const emailOf =
  (api: Api, { email }: Schema<'PublicProfile'>) =>
  async (userId: string, signal: AbortSignal) =>
    email === null ? api.getPublicProfile({ params: { userId }, signal }) : { email };

/** Members write to the person of a profile here; visitors come back to it from the login. */
const contact = dialogInAddress(publicProfileMachine, {
  name: 'contact',
  find: ({ profile }, userId, { account }) =>
    account !== null && profile?.userId === userId ? { userId, name: basicsOf(profile).name, profile } : null,
  keyOf: ({ userId }) => userId,
  Dialog: function WriteDialog({ mounted: _mounted, profile, ...opened }) {
    const api = useApi();
    return <ContactDialog {...opened} readEmail={emailOf(api, profile)} />;
  },
});

/** The server drew it for everyone; anyone who is signed in also gets the address to write to. */
function ReaderKnown({ place: { account }, snapshot, send }: Mounted<typeof publicProfileMachine, unknown>) {
  const { profile } = snapshot.context;
  const isForVisitors = profile !== null && profile.email === null;
  const isSignedIn = account !== null;
  useEffect(() => {
    if (isSignedIn && isForVisitors) send({ type: 'reader.known' });
  }, [isSignedIn, isForVisitors, send]);
  return null;
}

function ProfileForSearch({ snapshot }: Mounted<typeof publicProfileMachine, unknown>) {
  const { origin } = use(BootContext);
  const { profile } = snapshot.context;
  return profile && <StructuredData data={profileData(origin, profile)} />;
}

export const screen = defineScreen({
  machine: publicProfileMachine,
  View: PublicProfileView,
  head: (_place, { context: { profile } }) => ({
    ...headOf(profile),
    isPrivate: profile === null,
    // Any words may stand where the name does.
    ...(profile && { path: pathOf(profile) }),
  }),
  input: (place) => ({ userId: idIn(place) }),
  served: {
    idOf: idIn,
    answer: ({ context: { profile } }, { pathname, search }) => {
      if (profile === null) return null;
      const { name } = basicsOf(profile);
      if (pathOf(profile) !== pathname) return { location: pathOf(profile) + (search && `?${search}`), status: 301 };
      return { share: { path: sharePath('profile', profile.userId), alt: `${name} on ${brand}` } };
    },
  },
  props: (place) => ({
    now: place.now,
    visitor: place.visitor,
    homeHref: paths.home,
    contactHref: place.here({ contact: idIn(place) }),
    loginHref: withSearch(paths.login, { next: place.here({ contact: idIn(place) }) }),
    profileHref: profilePath,
  }),
  additions: [ReaderKnown, ProfileForSearch, contact.Dialog],
});
