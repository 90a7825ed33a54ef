import { brand } from '@guildhall/machines/domain/brand';
import { publicProfileMachine } from '@guildhall/machines/flows/publicProfile';
import { required } from '@guildhall/machines/kit/required';
import type { Schema } from '@guildhall/machines/kit/schema';
import { use, useEffect } from 'react';
import { useLocation } from 'wouter';

import type { Api } from '../../api.ts';
import { BootContext } from '../../flow/boot.ts';
import { settle } from '../../flow/settle.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { profileIdOf } from '../../idInPath.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { paths } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';
import type { Moved, Prepared } from '../../routeModule.ts';
import { useApi, useSession } from '../../session/SessionProvider.tsx';
import { sharePath } from '../../share/sharePaths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { profileData } from './profileData.ts';
import { basicsOf, headOf } from './profileFacts.ts';
import { PublicProfileScreen } from './PublicProfileScreen.tsx';
import { useProfileContact } from './useProfileContact.tsx';

const machine = (api: Api) => withCalls(publicProfileMachine, api);
const inputOf = (pathname: string) => ({ userId: required(profileIdOf(pathname)) });
const snapshotId = (pathname: string) => `${publicProfileMachine.id} ${inputOf(pathname).userId}`;

const pathOf = (profile: Schema<'PublicProfile'>) => profilePath({ id: profile.userId, name: basicsOf(profile).name });

export async function prepare(api: Api, { pathname, search }: URL): Promise<Prepared | Moved> {
  const { snapshot, persisted } = await settle(machine(api), inputOf(pathname));
  const { profile } = snapshot.context;
  if (profile !== null && pathOf(profile) !== pathname) return { location: pathOf(profile) + search, status: 301 };
  const snapshots = { [snapshotId(pathname)]: persisted };
  if (profile === null) return { snapshots };
  return {
    snapshots,
    share: { path: sharePath('profile', profile.userId), alt: `${basicsOf(profile).name} on ${brand}` },
  };
}

export function Route() {
  const api = useApi();
  const now = useNow();
  const { origin } = use(BootContext);
  const [pathname] = useLocation();
  const flow = useFlow(() => machine(api), { input: inputOf(pathname), snapshotId: snapshotId(pathname) });
  const { snapshot, send } = flow;
  const { profile } = snapshot.context;

  // The server drew it for everyone; anyone who is signed in also gets the address to write to.
  const isForVisitors = profile !== null && profile.email === null;
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isSignedIn && isForVisitors) send({ type: 'reader.known' });
  }, [isSignedIn, isForVisitors, send]);

  const { contactDialog, ...contact } = useProfileContact(inputOf(pathname).userId, profile);
  return (
    <>
      <PageHead
        {...headOf(profile)}
        isPrivate={profile === null}
        // Any words may stand where the name does.
        {...(profile && { path: pathOf(profile) })}
      />
      {profile ? <StructuredData data={profileData(origin, profile)} /> : null}
      <PublicProfileScreen {...flow} now={now} homeHref={paths.home} {...contact} profileHref={profilePath} />
      {contactDialog}
    </>
  );
}
