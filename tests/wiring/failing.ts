import { isDeepStrictEqual } from 'node:util';

import type { Failure } from '../../packages/api/src/failures.ts';
import type { Viewer } from './calls.ts';
import type { HeldRequest } from './network.ts';
import type { Received } from './running.ts';
import type { World } from './world/world.ts';

/** What the client throws, as far as scenarios say it. */
export const failureOf = (error: unknown): Failure | null =>
  typeof error === 'object' && error !== null && 'failure' in error ? (error.failure as Failure) : null;

/** A request fails so, at the edge of the network. `isAnyway`: for no reason that there is in the world. */
export async function fail(
  request: HeldRequest,
  failure: Failure | null,
  { world, viewer, isAnyway = false }: { world: World; viewer: Viewer; isAnyway?: boolean },
): Promise<void> {
  if (failure?.kind === 'network') {
    await world.expectAccepted(request, viewer);
    request.lose();
  } else if (failure?.kind === 'unreadable') {
    await world.expectAccepted(request, viewer);
    request.answer(
      new Response('<!doctype html>', { status: failure.status, headers: { 'content-type': 'text/html' } }),
    );
  } else if (failure?.kind === 'refused')
    request.answer(
      await (isAnyway ? world.refuseAnyway(request, failure, viewer) : world.refuse(request, failure, viewer)),
    );
  else throw new Error(`No network fails as ${request.actor} does here.`);
}

/** The machine was told of the failure, as it was. */
export function expectFailure(id: string, said: Failure | null, { type, error }: Received): void {
  if (!type.startsWith('xstate.error')) throw new Error(`${id} failed, and the machine was told that it succeeded.`);
  const heard = failureOf(error);
  // The words are the server's own.
  const plain = (failure: Failure | null) =>
    failure?.kind === 'refused' ? { ...failure, message: '', fields: Object.keys(failure.fields).toSorted() } : failure;
  if (!isDeepStrictEqual(plain(heard), plain(said)))
    throw new Error(`${id} failed otherwise: ${JSON.stringify(heard)}, and not ${JSON.stringify(said)}.`, {
      cause: error,
    });
}
