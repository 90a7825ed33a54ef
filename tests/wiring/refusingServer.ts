import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';

import { readContract } from '../../apps/server/src/contract/document.ts';
import { makeFindSession } from '../../apps/server/src/contract/findSession.ts';
import { loadContract } from '../../apps/server/src/contract/loader.ts';
import type { RefusalStatus } from '../../apps/server/src/domain/refusal.ts';
import { Refusal } from '../../apps/server/src/domain/refusal.ts';
import { operations } from '../../apps/server/src/operations/index.ts';
import { wording } from '../../apps/server/src/operations/wording.ts';
import { readBodies } from '../../apps/server/src/plugins/bodies.ts';
import { answerErrors } from '../../apps/server/src/plugins/errorHandler.ts';
import type { TestApp } from '../../apps/server/src/testing/testApp.ts';
import type { Failure } from '../../packages/api/src/failures.ts';

export type Refused = Extract<Failure, { kind: 'refused' }>;

export interface RefusingServer {
  app: FastifyInstance;
  /** What it answers from now on to each request that the contract accepts. */
  answerWith(refused: Refused): void;
  /** Refusals that the contract does not know, since it was last asked. */
  takeBreaches(): string[];
  close(): Promise<void>;
}

/**
 * The server with its real contract, sessions and envelope, and with handlers that refuse whatever they are asked. A
 * request that reaches them has the right token, parameters and body, and has no effect.
 */
export async function startRefusingServer({ db, clock, ...services }: TestApp): Promise<RefusingServer> {
  const app = fastify({ routerOptions: { maxParamLength: 200 } });
  let refused: Refused | undefined;
  let breaches: string[] = [];
  async function refuse(): Promise<never> {
    if (!refused || refused.status === 500) throw new Error('As a scenario says.');
    const { status, message, fields, retryAfter } = refused;
    throw new Refusal(
      // The contract's own check of answers reports any other.
      status as RefusalStatus,
      message || 'As a scenario says.',
      Object.keys(fields).length > 0 ? fields : undefined,
      retryAfter === null ? undefined : { 'retry-after': String(retryAfter) },
    );
  }
  answerErrors(app);
  await readBodies(app);
  loadContract(app, {
    document: readContract(),
    handlers: Object.fromEntries(Object.keys(operations).map((id) => [id, refuse])),
    wording,
    services: { ...services, db, clock },
    findSession: makeFindSession(db, clock),
    runOnce: (_id, context, handler) => handler(context),
    onBreach: (breach) => breaches.push(breach),
  });
  return {
    app,
    answerWith: (next) => (refused = next),
    takeBreaches() {
      const taken = breaches;
      breaches = [];
      return taken;
    },
    close: () => app.close(),
  };
}
