import { globSync } from 'node:fs';
import { join } from 'node:path';

import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { fromCallback, fromPromise } from 'xstate';

import type { Screen } from '../../apps/web/src/kit/defineScreen.tsx';
import { placeOf } from '../../apps/web/src/kit/reader.ts';
import { withCalls } from '../../apps/web/src/kit/withCalls.ts';
import { contactCalls } from '../../apps/web/src/screens/contact/contactCalls.ts';
import { editJobCalls } from '../../apps/web/src/screens/editJob/editJobCalls.ts';
import { favouritesCalls } from '../../apps/web/src/screens/favourites/favouritesCalls.ts';
import { ownResumeCalls } from '../../apps/web/src/screens/ownResume/ownResumeCalls.ts';
import { profileEntriesCalls } from '../../apps/web/src/screens/profileEntries/profileEntriesCalls.ts';
import { profilePictureCalls } from '../../apps/web/src/screens/profilePicture/profilePictureCalls.ts';
import { ratingCalls } from '../../apps/web/src/screens/rating/ratingCalls.ts';
import { savedSearchesCalls } from '../../apps/web/src/screens/savedSearches/savedSearchesCalls.ts';
import { saveResume } from '../../apps/web/src/screens/shared/resume/saveResume.ts';
import { logOut } from '../../apps/web/src/session/sessionActors.ts';
import type { Api } from '../../packages/api/src/client.ts';
import type { Role } from '../../packages/api/src/generated/enums.ts';
import { job } from '../../packages/machines/src/testing/samples.ts';

/** Who uses a flow. */
export interface Viewer {
  role: Role;
  email: string;
}

const folder = join(import.meta.dirname, '../../apps/web/src/screens');

/** The screens that are one value, by the name of their flow. */
const screens: Readonly<Record<string, Screen>> = Object.fromEntries(
  await Promise.all(
    globSync('*/screen.tsx', { cwd: folder }).map(async (path) => {
      const { screen } = (await import(join(folder, path))) as { screen: Screen };
      return [screen.machine.id, screen] as const;
    }),
  ),
);

/** Where a screen is read here. */
const placeFor = ({ role, email }: Viewer) =>
  placeOf({
    now: Date.now(),
    account: { role, name: '', email },
    visitor: role,
    pathname: '/',
    search: '',
    timeZone: 'UTC',
    deviceZone: 'UTC',
    supportEmail: 'support@guildhall.example',
    headline: null,
  });

/** What the app gives a flow whose screen is not one value, besides the operations that its actors are named after. */
const ownCalls: Record<string, (api: Api, viewer: Viewer) => Record<string, AnyActorLogic>> = {
  contact: (api) =>
    contactCalls((freelancerId, signal) => api.getFreelancerContact({ params: { freelancerId }, signal })),
  editJob: (api) => editJobCalls(api, job.id),
  favourites: (api, { email }) => favouritesCalls(api, email),
  ownResume: ownResumeCalls,
  profileEntries: profileEntriesCalls,
  profilePicture: (api, { role }) => profilePictureCalls(api, role),
  rating: ratingCalls,
  resumeDownload: (api) => ({ downloadResume: fromPromise(({ input, signal }) => saveResume(api, input, signal)) }),
  savedSearches: savedSearchesCalls,
  session: () => ({ logOut }),
};

/** Actors that ask something of the browser alone: here they answer what the scenario says. */
export const browserActors: Readonly<Record<string, string>> = {
  copyText: 'The clipboard is the browser’s.',
  keptChoice: 'It is kept in the browser.',
  keptFavourites: 'They are kept in the browser.',
  openCompose: 'It opens a tab.',
  openPicture: 'The browser reads the file.',
};

/** Who waits for the scenario to say what the browser does. */
export type Stand = { resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** Its types say which calls a machine needs; of any machine they are not known. */
const connect = withCalls as (machine: AnyStateMachine, api: Api, calls: object) => AnyStateMachine;

function standIn(id: string, stands: Map<string, Stand>): AnyActorLogic {
  if (id.startsWith('kept')) return fromCallback(() => {});
  return fromPromise(() => new Promise((resolve, reject) => stands.set(id, { resolve, reject })));
}

/** A flow's machine with the app's own calls; `wrap` sees each actor. */
export function wired(
  { name, machine }: { name: string; machine: AnyStateMachine },
  api: Api,
  {
    viewer,
    stands,
    wrap,
  }: { viewer: Viewer; stands: Map<string, Stand>; wrap: (logic: AnyActorLogic) => AnyActorLogic },
): AnyStateMachine {
  const screen = screens[name];
  const whole = screen
    ? screen.wired(api, placeFor(viewer))
    : connect(machine, api, { ...ownCalls[name]?.(api, viewer) });
  // Those of `setup` are logic alone.
  const actors = whole.implementations.actors as Record<string, AnyActorLogic>;
  return whole.provide({
    actors: Object.fromEntries(
      Object.entries(actors).map(([id, logic]) => [id, id in browserActors ? standIn(id, stands) : wrap(logic)]),
    ),
  });
}
