import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { hashOfNothing } from '../../../apps/server/src/domain/passwords.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import type { Marketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { depth, timeLimit } from '../depth.ts';

let here: TestApp;
let market: Marketplace;
let strangers = 0;

beforeAll(async () => {
  here = await createTestApp();
  market = openMarketplace(here);
});
afterAll(() => here.close());

const home = '192.0.2.1';
/** A network that no one has called from yet. */
const elsewhere = (): string => {
  strangers += 1;
  return `10.${strangers >> 16}.${(strangers >> 8) & 255}.${strangers & 255}`;
};

interface Reply {
  status: number;
  data: { requestId: string } | null;
}

async function post(url: string, payload: object, remoteAddress: string): Promise<Reply> {
  const answer = await here.app.inject({ method: 'POST', url: `/api/v1${url}`, remoteAddress, payload });
  return { status: answer.statusCode, data: answer.json<Partial<Reply>>().data ?? null };
}

const newPassword = 'eight loud lanterns';
const passwords = { newPassword, confirmPassword: newPassword };
const person = async (role: 'CLIENT' | 'FREELANCER') => (await market.makePerson(role, 'Maya Lindqvist')).email;

/** What a code is for: how it is asked for and given, and an email that may do so. */
const purposes = {
  'prove an email': {
    ask: '/email/send-verification-otp',
    give: '/email/verify-otp',
    extra: {},
    newEmail: async () => `owner${(strangers += 1)}@example.com`,
  },
  'reset a client’s password': {
    ask: '/client/forgot-password',
    give: '/client/verify-otp',
    extra: passwords,
    newEmail: () => person('CLIENT'),
  },
  'reset a freelancer’s password': {
    ask: '/freelancer/forgot-password',
    give: '/freelancer/verify-otp',
    extra: passwords,
    newEmail: () => person('FREELANCER'),
  },
};
type Purpose = (typeof purposes)['prove an email'] | (typeof purposes)['reset a client’s password'];

const ask = ({ ask: url }: Purpose, email: string, from: string, requestId?: string) =>
  post(url, { email, ...(requestId && { requestId }) }, from);
const give = ({ give: url, extra }: Purpose, email: string, otp: string, from: string, requestId?: string) =>
  post(url, { email, otp, ...extra, ...(requestId && { requestId }) }, from);

let guess = 0;
/** Six digits that no one is sent but once in a million: as good a guess as any. */
const nextGuess = () => String((guess = (guess + 7919) % 1_000_000)).padStart(6, '0');

/** What the last mail opens: its six digits, or the long code of its link. */
async function keyIn(email: string): Promise<string> {
  const text = (await here.mails(email)).at(-1)?.text ?? '';
  return /code=([\w-]{43})/.exec(text)?.[1] ?? /\b\d{6}\b/.exec(text)?.[0] ?? 'none';
}

/** What strangers do against the owner of an email, so many times. */
type Attack = (purpose: Purpose, email: string, times: number) => Promise<void>;

const repeated =
  (move: (purpose: Purpose, email: string) => Promise<unknown>): Attack =>
  async (purpose, email, times) => {
    for (let count = 0; count < times; count += 1) await move(purpose, email);
  };

const fromElsewhere: Record<string, Attack> = {
  'guesses without naming a request': repeated((purpose, email) => give(purpose, email, nextGuess(), elsewhere())),
  'guesses with a request that was never made': repeated((purpose, email) =>
    give(purpose, email, nextGuess(), elsewhere(), `made-up-${guess}`),
  ),
  'guesses with a request of their own': repeated(async (purpose, email) => {
    const from = elsewhere();
    const { data } = await ask(purpose, email, from);
    await give(purpose, email, nextGuess(), from, data?.requestId);
    await give(purpose, email, nextGuess(), elsewhere(), data?.requestId);
  }),
  'asks for codes from everywhere': repeated((purpose, email) => ask(purpose, email, elsewhere())),
  // In the time of one code, however many they are.
  async 'asks for codes again and again'(purpose, email, times) {
    const requests: { from: string; id: string | undefined }[] = [];
    for (let count = 0; count < times; count += 1) {
      const from = elsewhere();
      requests.push({ from, id: (await ask(purpose, email, from)).data?.requestId });
    }
    here.clock.advance(31);
    for (const { from, id } of requests) await ask(purpose, email, from, id);
  },
};
const fromNextDoor: Record<string, Attack> = {
  'guesses from the same network': repeated((purpose, email) => give(purpose, email, nextGuess(), home)),
  'asks for codes from the same network': repeated((purpose, email) => ask(purpose, email, home)),
};

const cases = (owner: string, attacks: Record<string, Attack>) =>
  Object.entries(purposes).flatMap(([use, purpose]) =>
    Object.entries(attacks).map(([what, attack]) => ({ owner, use, purpose, what, attack })),
  );

interface Owner {
  isNamed: boolean;
  /** The network that the owner goes on from. */
  from: string;
}

/** The owner asks for a code amid the attack, asks again, and gives it. */
async function useCode(purpose: Purpose, email: string, { isNamed, from }: Owner, attack: () => Promise<void>) {
  const first = await ask(purpose, email, home);
  const requestId = isNamed ? first.data?.requestId : undefined;
  await attack();
  here.clock.advance(31);
  const again = await ask(purpose, email, from, requestId);
  const key = await keyIn(email);
  await attack();
  const given = await give(purpose, email, key, from, requestId);
  return [first.status, again.status, given.status];
}

const allCases = [
  ...cases('who names the request', { ...fromElsewhere, ...fromNextDoor }),
  ...cases('with the specification’s payload alone', fromElsewhere),
];

describe.each(allCases)('a stranger who $what', ({ owner, use, purpose, attack }) => {
  test(`cannot keep an owner ${owner} from a code to ${use}`, { timeout: timeLimit }, async () => {
    const email = await purpose.newEmail();
    const many = () => attack(purpose, email, depth({ small: 6, deep: 100 }));
    const isNamed = owner === 'who names the request';
    const isNextDoor = Object.values(fromNextDoor).includes(attack);
    // The neighbor cannot be told from the owner before the owner has a request to name.
    if (!isNextDoor) await many();
    const from = isNamed && !isNextDoor ? elsewhere() : home;
    expect(await useCode(purpose, email, { isNamed, from }, many)).toEqual([200, 200, 200]);
  });
});

/** Makes `count` moves, eight at a time. */
async function together(count: number, move: () => Promise<unknown>): Promise<void> {
  for (let left = count; left > 0; left -= 8) await Promise.all(Array.from({ length: Math.min(8, left) }, move));
}

test.each(Object.entries(purposes))(
  'a thousand guesses and requests of strangers neither keep the owner from a code to %s, nor fill the mailbox, nor come near',
  { timeout: timeLimit },
  async (_use, purpose) => {
    const email = await purpose.newEmail();
    const moves = depth({ small: 120, deep: 1000 });
    let count = 0;
    await together(moves, async () => {
      const from = elsewhere();
      count += 1;
      if (count % 3 === 0) await ask(purpose, email, from);
      else await give(purpose, email, nextGuess(), from);
    });
    expect(await useCode(purpose, email, { isNamed: true, from: elsewhere() }, async () => {})).toEqual([
      200, 200, 200,
    ]);

    const mails = (await here.mails(email)).filter(({ subject }) => /code|Verify|Reset|already/.test(subject));
    // Ten codes, and links at most every ten minutes.
    expect(mails).toHaveLength(11);
    const judged = await here.db
      .selectFrom('emailCodes')
      .select(['guesses', 'unnamedGuesses'])
      .where('email', '=', email)
      .where('linkHash', 'is', null)
      .execute();
    expect(judged).toHaveLength(10);
    expect(Math.max(...judged.flatMap((code) => [code.guesses, code.unnamedGuesses]))).toBeLessThanOrEqual(5);
  },
);

describe.each(Object.entries(purposes))('the link that is sent in place of an eleventh code to %s', (_use, purpose) => {
  /** Strangers have asked for ten codes; then the owner asks. */
  async function sendLink() {
    const email = await purpose.newEmail();
    await together(10, () => ask(purpose, email, elsewhere()));
    const { data } = await ask(purpose, email, home);
    return { email, key: await keyIn(email), requestId: data?.requestId };
  }

  test('works in any browser, and again after a lost answer', async () => {
    const { email, key } = await sendLink();
    expect(key).toHaveLength(43);
    expect((await give(purpose, email, key, elsewhere(), 'another request')).status).toBe(200);
    expect((await give(purpose, email, key, elsewhere())).status).toBe(200);
  });

  test('is for one email and one purpose, and for half an hour', async () => {
    const { email, key } = await sendLink();
    const others = Object.values(purposes).filter((other) => other !== purpose);
    for (const other of others) expect((await give(other, email, key, home)).status).toBe(422);
    expect((await give(purpose, await purpose.newEmail(), key, home)).status).toBe(422);
    // The clock runs on while a busy machine answers.
    here.clock.advance(1770);
    expect((await give(purpose, email, key, home)).status).toBe(200);
    here.clock.advance(31);
    expect((await give(purpose, email, key, home)).status).toBe(422);
  });

  test('takes the place of six digits, which are wrong from then on', async () => {
    const { email, requestId } = await sendLink();
    const rows = await here.db.selectFrom('emailCodes').selectAll().where('email', '=', email).execute();
    const last = rows.find(({ linkHash }) => linkHash !== null);
    for (let count = 0; count < 5; count += 1)
      expect((await give(purpose, email, nextGuess(), home, requestId)).status).toBe(422);
    // Not only wrong: no six digits fit, so there is nothing to guess.
    expect(last?.codeHash).toBe(await hashOfNothing());
  });

  test('is no unused code itself: thirty days after the ten, six digits come again', async () => {
    const { email } = await sendLink();
    here.clock.advance(30 * 86_400 - 60);
    await together(10, () => ask(purpose, email, elsewhere()));
    expect(await keyIn(email)).toHaveLength(43);
    here.clock.advance(61);
    await ask(purpose, email, elsewhere());
    expect(await keyIn(email)).toHaveLength(6);
  });

  test('is followed by another after ten minutes, or once it was used', async () => {
    const { email, key } = await sendLink();
    const links = async () => (await here.mails(email)).filter(({ text }) => text.includes('#')).length;
    here.clock.advance(599);
    await ask(purpose, email, elsewhere());
    expect(await links()).toBe(1);
    here.clock.advance(2);
    await ask(purpose, email, elsewhere());
    expect(await links()).toBe(2);
    await give(purpose, email, await keyIn(email), home);
    expect(await keyIn(email)).not.toBe(key);
    await ask(purpose, email, elsewhere());
    expect(await links()).toBe(3);
  });
});
