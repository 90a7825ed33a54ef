import { globSync } from 'node:fs';
import { join } from 'node:path';

import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { fromCallback, fromPromise } from 'xstate';

import type { Screen } from '../../apps/web/src/kit/defineScreen.tsx';
import { placeOf } from '../../apps/web/src/kit/reader.ts';
import { withCalls } from '../../apps/web/src/kit/withCalls.ts';
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
const screens: Readonly<Record<string, Screen<never>>> = Object.fromEntries(
  await Promise.all(
    globSync('*/screen.tsx', { cwd: folder }).map(async (path) => {
      const { screen } = (await import(join(folder, path))) as { screen: Screen<never> };
      return [screen.machine.id, screen] as const;
    }),
  ),
);

/** What the address says of it. */
const searches: Readonly<Record<string, string>> = { editJob: `project=${job.id}` };

/** Where a screen is read here. */
const placeFor = (flow: string, { role, email }: Viewer) =>
  placeOf({
    now: Date.now(),
    account: { role, name: '', email },
    visitor: role,
    pathname: '/',
    search: searches[flow] ?? '',
    timeZone: 'UTC',
    deviceZone: 'UTC',
    supportEmail: 'support@guildhall.example',
    headline: null,
  });

/** What the app gives the flows that no screen draws, besides the operations that their actors are named after. */
const ownCalls: Record<string, Record<string, AnyActorLogic>> = { session: { logOut } };

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

/** What a dialog is opened with: no call depends on it. */
const opened = {} as never;

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
    ? screen.wired(api, placeFor(name, viewer), opened)
    : connect(machine, api, { ...ownCalls[name] });
  // Those of `setup` are logic alone.
  const actors = whole.implementations.actors as Record<string, AnyActorLogic>;
  return whole.provide({
    actors: Object.fromEntries(
      Object.entries(actors).map(([id, logic]) => [id, id in browserActors ? standIn(id, stands) : wrap(logic)]),
    ),
  });
}
