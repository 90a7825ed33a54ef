import { listOperations, readContract } from '../../../apps/server/src/contract/document.ts';
import type { Operation } from '../../../apps/server/src/contract/document.ts';
import { makeRandom } from '../../../apps/server/src/seed/random.ts';
import type { Random } from '../../../apps/server/src/seed/random.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { longestTurn, longestTurnOf } from '../loopWatch.ts';
import { aimsOf } from './aims.ts';
import type { Generated } from './generate.ts';
import { generate } from './generate.ts';
import { judgeMutant, judgeValid } from './judge.ts';
import { learn } from './learning.ts';
import { mutate } from './mutations.ts';
import type { Request, Response } from './request.ts';
import { asCurl, send } from './request.ts';
import type { World } from './world.ts';
import { newWorld } from './world.ts';

/** What a run of generated calls came to. */
export type Run = {
  calls: number;
  mutants: number;
  /** Each with the call as a line for a shell. */
  faults: string[];
  /** By operationId, the statuses that were answered. */
  seen: ReadonlyMap<string, ReadonlySet<number>>;
  /** The longest turn of the event loop while a call was answered, in milliseconds of processor time. */
  longestTurn: number;
};

/** Faults repeat themselves: the first few tell it all. */
const enough = 10;

/** Makes `calls` calls one after the other, each from what the answers before have told; the seed makes them again. */
export async function drive(testApp: TestApp, { seed, calls }: { seed: number; calls: number }): Promise<Run> {
  const random = makeRandom(seed);
  const world = newWorld();
  const operations = listOperations(readContract()).toSorted((a, b) => a.id.localeCompare(b.id));
  const seen = new Map<string, Set<number>>(operations.map(({ id }) => [id, new Set()]));
  const faults: string[] = [];
  const replays: Replay[] = [];
  let [sent, mutants, longest] = [0, 0, 0];

  const note = (request: Request, response: Response, fault: string | undefined): void => {
    seen.get(request.operation.id)?.add(response.status);
    if (fault === undefined) return;
    const told = `PROOF_SEED=${seed}, call ${sent}, ${request.operation.id}: ${fault}`;
    faults.push(`${told}\n  ${asCurl(request).slice(0, 2000)}\n  ${describe(response)}`);
    // At once: a deep run goes on for long, and may be ended before its report.
    process.stderr.write(`${faults.at(-1)}\n`);
  };
  const codeFor = async (email: string): Promise<string> =>
    /\b\d{6}\b/.exec((await testApp.mails(email)).at(-1)?.text ?? '')?.[0] ?? '';

  while (sent < calls && faults.length < enough) {
    sent += 1;
    if (sent % 5000 === 0)
      process.stderr.write(`PROOF_SEED=${seed}: ${sent} of ${calls} calls, ${faults.length} faults\n`);
    // Each call at its own second, from its own address: limits are proved elsewhere.
    testApp.clock.advance(1);
    const anyAddress = `10.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`;
    const chosen = choose(operations, seen, world, random);
    // Few projects come so far: before one is approved, one is sent back.
    const isTooSoon = chosen.id === 'approveCompletion' && !hasSucceeded('rejectCompletion', seen);
    const operation = (isTooSoon && operations.find(({ id }) => id === 'rejectCompletion')) || chosen;
    // A proof without a ticket belongs to the address that gave the code.
    const address = /Otp$|Password|^signUp/.test(operation.id) ? '10.0.0.1' : anyAddress;
    const generated = generate(operation, world, random);
    const isWellMeant = generated.standing === 'good' && generated.request.operation === operation;
    if (isWellMeant && random.chance(0.4)) {
      const mutant = mutate(generated.request, random);
      const { turn, answer: response } = await longestTurnOf(() => send(testApp.app, mutant.request, address));
      longest = Math.max(longest, turn);
      mutants += 1;
      const fault = judgeMutant(response, mutant.expected) ?? judgeTurn(turn);
      note(mutant.request, response, fault && `${mutant.kind}: ${fault}`);
      // Some do no harm: a password changed by one is changed.
      await learn(world, mutant.request, response, codeFor);
      continue;
    }
    const [proved, tickets] = [new Set(world.proved), new Map(world.tickets)];
    const response = await send(testApp.app, generated.request, address);
    note(
      generated.request,
      response,
      judgeValid(generated, response, (email, ticket) => proved.has(email) && tickets.get(email) === ticket),
    );
    await learn(world, generated.request, response, codeFor);
    if (isReplayable(generated, response)) replays.push({ request: generated.request, response });
    if (replays.length > 0 && random.chance(0.02)) {
      sent += 1;
      await again(testApp, random.pick(replays), random, address, note);
    }
  }
  return { calls: sent, mutants, faults, seen, longestTurn: longest };
}

function judgeTurn(turn: number): string | undefined {
  return turn > longestTurn ? `held the event loop for ${Math.round(turn)} ms` : undefined;
}

/** What other calls build on. */
const spine = new Set([
  'sendVerificationOtp',
  'verifyEmailOtp',
  'signUpClient',
  'signUpFreelancer',
  'updateFreelancerProfile',
  'createProject',
  'applyToProject',
  'approveApplication',
  'requestCompletion',
  'rejectCompletion',
  'approveCompletion',
  'scheduleMeeting',
  'proposeMeetingTimes',
]);

/** Any operation; more readily one that could succeed and has not yet, so that the deep ones have their turn. */
function choose(
  operations: readonly Operation[],
  seen: Map<string, Set<number>>,
  world: World,
  random: Random,
): Operation {
  const waiting = operations.filter(({ id }) => !hasSucceeded(id, seen) && aimsOf(id, world)?.length !== 0);
  if (waiting.length > 0 && random.chance(0.35)) return random.pick(waiting);
  return random.pick(random.chance(0.4) ? operations.filter(({ id }) => spine.has(id)) : operations);
}

const hasSucceeded = (id: string, seen: Map<string, Set<number>>): boolean =>
  [...(seen.get(id) ?? [])].some((status) => status < 400);

type Replay = { request: Request; response: Response };

function isReplayable({ request, standing }: Generated, { status }: Response): boolean {
  return status === 201 && standing === 'good' && 'Idempotency-Key' in request.headers && request.token !== undefined;
}

/** A creating call that was answered, sent again: the same answer; with another body: 422. */
async function again(
  testApp: TestApp,
  { request, response }: Replay,
  random: Random,
  address: string,
  note: (request: Request, response: Response, fault: string | undefined) => void,
): Promise<void> {
  const isLiving = request.caller?.tokens.includes(request.token ?? '') ?? false;
  const isOther = random.chance(0.5) && request.body?.kind === 'json';
  const body = isOther ? otherBody(request) : request.body;
  const second = await send(testApp.app, { ...request, body }, address);
  const expected = isLiving ? (isOther ? 422 : 201) : 401;
  const isSame = expected !== 201 || JSON.stringify(second.json) === JSON.stringify(response.json);
  const fault =
    second.status === expected && isSame ? undefined : `repeated with its key: ${second.status}, expected ${expected}`;
  note({ ...request, body }, second, fault);
}

/** Another body that fits as well: some required text, longer by a letter. */
function otherBody({ body }: Request): Request['body'] {
  const value = body?.kind === 'json' ? (body.value as Record<string, unknown>) : {};
  const name = ['title', 'proposal', 'meetingTitle', 'subject', 'name'].find((one) => typeof value[one] === 'string');
  if (name === undefined) return { kind: 'json', value: { ...value, rating: value['rating'] === 5 ? 4 : 5 } };
  return { kind: 'json', value: { ...value, [name]: value[name] === 'Another' ? 'Yet another' : 'Another' } };
}

function describe({ status, json, text }: Response): string {
  return `answered ${status} ${json === undefined ? text.slice(0, 200) : JSON.stringify(json).slice(0, 600)}`;
}
