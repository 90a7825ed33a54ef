import { AsyncLocalStorage } from 'node:async_hooks';

import type { FastifyInstance } from 'fastify';
import type { AnyActorLogic } from 'xstate';

import type { OperationId } from '../../packages/api/src/contract.ts';
import type { Role } from '../../packages/api/src/generated/enums.ts';
import { operations } from '../../packages/api/src/generated/operations.ts';

/** A request that has left the client and has not been answered. */
export interface HeldRequest {
  /** Which of the machine's actors sent it. */
  actor: string;
  operation: OperationId;
  roles: readonly Role[];
  isOpen: boolean;
  /** Of its path. */
  params: Readonly<Record<string, string>>;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer;
  answer(response: Response): void;
  lose(): void;
}

/** What stands in the client for a session. */
export const anyToken = 'this-scenario';
export const origin = 'https://guildhall.test';

const sender = new AsyncLocalStorage<string>();

/** The same actor, whose requests are known as its own. */
export const knownByName = (logic: AnyActorLogic): AnyActorLogic => ({
  ...logic,
  start: (state, scope) => sender.run(scope.self.id, () => logic.start?.(state, scope)),
});

const routes = Object.entries(operations).map(([id, operation]) => ({
  id: id as OperationId,
  ...operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Holds every request until a scenario says what becomes of it. */
export class Network {
  readonly held: HeldRequest[] = [];
  #onHeld = () => {};

  readonly fetch = async (request: Request): Promise<Response> => {
    const actor = sender.getStore();
    if (actor === undefined) throw new Error(`No actor sent ${request.method} ${request.url}.`);
    const { pathname, search } = new URL(request.url);
    for (const { id, method, pattern, roles, isOpen } of routes) {
      const found = method === request.method ? pattern.exec(pathname) : null;
      if (!found) continue;
      const body = Buffer.from(await request.arrayBuffer());
      return new Promise((resolve, reject) => {
        const done = () => this.held.splice(this.held.indexOf(held), 1);
        const held: HeldRequest = {
          actor,
          operation: id,
          roles,
          isOpen,
          params: { ...found.groups },
          method,
          url: `${pathname}${search}`,
          headers: Object.fromEntries(request.headers),
          body,
          answer: (response) => (done(), resolve(response)),
          lose: () => (done(), reject(new TypeError('fetch failed'))),
        };
        this.held.push(held);
        request.signal.addEventListener('abort', () => (done(), reject(request.signal.reason)));
        this.#onHeld();
      });
    }
    throw new Error(`The contract has no ${request.method} ${pathname}.`);
  };

  /** The oldest request of an actor; resolves as soon as there is one. */
  async next(actor: string): Promise<HeldRequest> {
    for (;;) {
      const found = this.held.find((request) => request.actor === actor);
      if (found) return found;
      await new Promise<void>((resolve) => (this.#onHeld = resolve));
    }
  }
}

/** Sends a held request to a server in this process. Where it names a session, that is `token`. */
export async function sendTo(
  app: FastifyInstance,
  { method, url, headers, body }: HeldRequest,
  token: string,
): Promise<Response> {
  const response = await app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, ...('authorization' in headers && { authorization: `Bearer ${token}` }) },
    ...(body.length > 0 && { payload: body }),
  });
  const { statusCode: status, rawPayload } = response;
  const answered = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(status === 204 ? null : new Uint8Array(rawPayload), { status, headers: answered });
}
