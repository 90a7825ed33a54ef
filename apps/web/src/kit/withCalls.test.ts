import { createApi } from '@guildhall/api/client';
import type { ListCompletedCall } from '@guildhall/machines/flows/completedProjects';
import { completedProjectsMachine } from '@guildhall/machines/flows/completedProjects';
import { freelancerProfileSetupMachine } from '@guildhall/machines/flows/freelancerProfileSetup';
import { loginMachine } from '@guildhall/machines/flows/login';
import { call } from '@guildhall/machines/kit/actors';
import type { Schema } from '@guildhall/machines/kit/schema';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';

import { withCalls } from './withCalls.ts';

function answering(data: unknown) {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () =>
    Response.json({ success: true, message: '', data }, { headers: { ETag: '"7"' } }),
  );
  return { fetch, api: createApi({ baseUrl: 'https://guildhall.example.com', fetch }) };
}

it('an actor is the operation of its name, and gives what that takes', async () => {
  const { fetch, api } = answering({ projects: [], pagination: { page: 3, limit: 10, total: 0, pages: 0 } });
  const actor = createActor(withCalls(completedProjectsMachine, api), { input: { address: { page: 3 } } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('empty'));
  const { pathname, searchParams } = new URL(fetch.mock.calls[0]?.[0].url ?? '');
  expect(pathname).toMatch(/projects/);
  expect(Object.fromEntries(searchParams)).toEqual({ status: 'COMPLETED', page: '3', limit: '10' });
});

it('one that keeps the version gets the whole answer', async () => {
  const { api } = answering(null);
  const { getFreelancerProfile } = withCalls(freelancerProfileSetupMachine, api).implementations.actors;
  const actor = createActor(getFreelancerProfile as ReturnType<typeof call<unknown, void>>).start();
  expect((await waitFor(actor, ({ status }) => status === 'done')).output).toMatchObject({ data: null, etag: '"7"' });
});

it('a call is given up with its actor', async () => {
  const { fetch, api } = answering(null);
  fetch.mockReturnValue(new Promise(() => {}));
  const actor = createActor(withCalls(completedProjectsMachine, api), { input: { address: { page: 1 } } }).start();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  actor.stop();
  expect(fetch.mock.calls[0]?.[0].signal.aborted).toBe(true);
});

it('what no operation stands for has to be given, and what is given goes before an operation', async () => {
  const { fetch, api } = answering(null);
  // @ts-expect-error no operation is called `logIn`: there is one for each role.
  withCalls(loginMachine, api);
  // @ts-expect-error the actor gives no `params`, which the operation takes.
  withCalls(setup({ actors: { getPublicJob: call<unknown, void>('getPublicJob') } }).createMachine({}), api);
  const listAssignedProjects = fromPromise<Schema<'AssignedProjectList'>, ListCompletedCall>(() =>
    Promise.reject(new Error('given')),
  );
  const machine = withCalls(completedProjectsMachine, api, { listAssignedProjects });
  await waitFor(createActor(machine, { input: { address: { page: 1 } } }).start(), (now) => now.matches('failed'));
  expect(fetch).not.toHaveBeenCalled();
});
