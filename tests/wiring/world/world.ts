import { vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { OperationId } from '../../../packages/api/src/contract.ts';
import type { Role } from '../../../packages/api/src/generated/enums.ts';
import { operations } from '../../../packages/api/src/generated/operations.ts';
import type { FavouriteJobs } from '../../../packages/machines/src/domain/favourites.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import { clientProfile, freelancerProfile } from '../../../packages/machines/src/testing/samples.ts';
import type { Viewer } from '../calls.ts';
import type { HeldRequest, Network } from '../network.ts';
import { origin, sendTo } from '../network.ts';
import type { Refused, RefusingServer } from '../refusingServer.ts';
import { startRefusingServer } from '../refusingServer.ts';
import { putAnswer, saysNothing } from './answers.ts';
import { meanwhile } from './meanwhile.ts';
import { owners, putOwners, tokenOf } from './people.ts';
import type { Call } from './premises.ts';
import { premises } from './premises.ts';
import { Rows } from './rows.ts';

/** When the scenarios play. */
const now = new Date('2026-11-20T09:00:00.000Z');

const accepted: Refused = { kind: 'refused', status: 503, message: '', fields: {}, retryAfter: 1 };

/** What an actor that is no operation takes of the answer to the operation that it sends. */
const answerBehind: Readonly<
  Record<string, (output: never, params: HeldRequest['params'], operation: OperationId) => unknown>
> = {
  getResume: (resume: Schema<'Resume'> | null) => ({ ...freelancerProfile, resume }),
  getPicture: ({ image }: { image: string | null }, _, operation) => ({
    ...(operation === 'getClientProfile' ? clientProfile : freelancerProfile),
    profileImage: image,
  }),
  getFavouriteJobs: ({ entries }: FavouriteJobs, { jobId }) => entries.find(({ id }) => id === jobId)?.job,
};

/** Who uses a flow that is both roles' own, and whose samples are of one. Default: the client. */
const viewers: Readonly<Record<string, Role>> = {
  // The samples are what Ngozi was told.
  receivedRatings: 'FREELANCER',
  // The samples are searches for work.
  savedSearches: 'FREELANCER',
};

/** Actors to which it is an answer that something is no longer there. */
const takeMissing: ReadonlySet<string> = new Set(['getFavouriteJobs']);

/** Whether an answer about jobs is one for a freelancer, who has applied or not. */
const saysApplication = (data: unknown): boolean => /"application":/.test(JSON.stringify(data) ?? '');

/** What a request asks for, for whom. */
function callOf({ url, params, headers, body }: HeldRequest, { userId }: { userId: string }): Call {
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  return {
    params: { ...params, ...Object.fromEntries(new URL(url, origin).searchParams) },
    body: isJson ? (JSON.parse(body.toString()) as Record<string, unknown>) : {},
    userId,
  };
}

/** The marketplace of the samples, as far as a scenario knows it, on a real server. */
export class World {
  readonly #app: TestApp;
  readonly #refusing: RefusingServer;
  readonly #rows: Rows;
  #secondsPassed = 0;

  private constructor(app: TestApp, refusing: RefusingServer, rows: Rows) {
    this.#app = app;
    this.#refusing = refusing;
    this.#rows = rows;
  }

  static async open(): Promise<World> {
    const app = await createTestApp();
    app.clock.advance((now.getTime() - app.clock.now().getTime()) / 1000);
    return new World(app, await startRefusingServer(app), await Rows.open(app.connectionString));
  }

  /** No time has passed, and nothing has happened. */
  async begin(): Promise<void> {
    this.#app.clock.advance(-this.#secondsPassed);
    this.#secondsPassed = 0;
    await this.beEmpty();
  }

  async beEmpty(): Promise<void> {
    await this.#rows.clear();
    await putOwners(this.#rows);
  }

  passSecond(): void {
    this.#secondsPassed += 1;
    this.#app.clock.advance(1);
  }

  /** Who uses a flow: its input says it, or the operations that it is made of. */
  viewerOf({ name, machine }: { name: string; machine: AnyStateMachine }, input: unknown): Viewer {
    const written = viewers[name];
    const said = typeof input === 'object' && input !== null && 'role' in input ? (input.role as Role | null) : null;
    const known: Record<string, { roles: readonly Role[] }> = operations;
    const only = Object.keys(machine.implementations.actors).flatMap((id) =>
      known[id]?.roles.length === 1 ? known[id].roles : [],
    );
    const role = said ?? written ?? only[0] ?? 'CLIENT';
    return { role, email: owners[role].email };
  }

  #readerOf({ roles, isOpen }: HeldRequest, { role: own }: Viewer, data?: unknown): { userId: string; role: Role } {
    const isFreelancer = isOpen && roles.includes('FREELANCER') && (own === 'FREELANCER' || saysApplication(data));
    if (!isOpen && roles.length > 0 && !roles.includes(own))
      throw new Error(`${own} calls what is for ${roles.join()}.`);
    const role = isFreelancer ? 'FREELANCER' : roles.includes(own) ? own : (roles[0] ?? own);
    return { userId: owners[role].userId, role };
  }

  /** What a scenario says that the server answers is made true, and no more. */
  async makeTrue(request: HeldRequest, actor: string, output: unknown, viewer: Viewer): Promise<void> {
    const { operation, params } = request;
    const versioned = typeof output === 'object' && output !== null && 'data' in output && 'etag' in output;
    const behind = answerBehind[actor];
    const data = versioned
      ? output.data
      : behind && output !== undefined
        ? behind(output as never, params, operation)
        : output;
    const reader = this.#readerOf(request, viewer, data);
    const isRead = request.method === 'GET';
    if (isRead && saysNothing(data)) await this.beEmpty();
    await premises[operation]?.(this.#rows, callOf(request, reader));
    if (isRead) await putAnswer(this.#rows, operation, data, { ...reader, params });
  }

  async serve(request: HeldRequest, viewer: Viewer, output: unknown): Promise<Response> {
    const response = await sendTo(this.#app.app, request, tokenOf(this.#readerOf(request, viewer, output).role));
    if (response.ok || (response.status === 404 && takeMissing.has(request.actor))) return response;
    throw new Error(`${request.method} ${request.url}: ${response.status} ${await response.text()}`);
  }

  /** The server's refusal: for the reason that there is for it, else of a request that it would grant. */
  async refuse(request: HeldRequest, refused: Refused, viewer: Viewer): Promise<Response> {
    const reason = meanwhile[`${request.operation} ${refused.status}`];
    if (!reason || refused === accepted) return this.refuseAnyway(request, refused, viewer);
    const reader = this.#readerOf(request, viewer);
    await reason(this.#rows, callOf(request, reader));
    const response = await sendTo(this.#app.app, request, tokenOf(reader.role));
    if (response.status === refused.status) return response;
    throw new Error(`${request.method} ${request.url} is to be refused: ${response.status} ${await response.text()}`);
  }

  /** The contract takes the request, from this person; the refusal comes in the server's envelope. */
  async refuseAnyway(request: HeldRequest, refused: Refused, viewer: Viewer): Promise<Response> {
    this.#refusing.answerWith(refused);
    const response = await sendTo(this.#refusing.app, request, tokenOf(this.#readerOf(request, viewer).role));
    const [breach] = this.#refusing.takeBreaches();
    if (breach !== undefined) throw new Error(breach);
    if (response.status !== refused.status)
      throw new Error(`${request.method} ${request.url}: ${response.status} ${await response.text()}`);
    return response;
  }

  /** The contract takes the request, from this person. */
  async expectAccepted(request: HeldRequest, viewer: Viewer): Promise<void> {
    await this.refuse(request, accepted, viewer);
  }

  /** What is still under way at the end is at least what the contract takes. */
  async settleDown(network: Network, viewer: Viewer): Promise<void> {
    // Calls reach the network a few turns after they are made.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    for (const request of network.held) await this.expectAccepted(request, viewer);
  }

  async close(): Promise<void> {
    // Other files of this process have calls of their own.
    vi.unstubAllGlobals();
    await this.#rows.close();
    await this.#refusing.close();
    await this.#app.close();
  }
}
