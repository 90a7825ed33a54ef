import type { Page, Request, Route } from '@playwright/test';

/** What a call that arrived was answered. */
export interface Answer {
  status: number;
  message: string;
  data: unknown;
  /** The server's refusals, by field. */
  errors: Record<string, string>;
  /** In seconds. */
  retryAfter: number | null;
}

/** A call of the page that stands still between browser and server. */
export interface HeldCall {
  /** As `POST /client/login`. */
  name: string;
  request: Request;
  /** Lets it go to the server, and gives what the page gets. */
  serve: () => Promise<Answer>;
  /** Lets it go, to an answer that never arrives whole. */
  loose: () => Promise<void>;
  /** The device has no network. */
  lose: () => Promise<void>;
  /** Something else than our server answers. */
  fake: (status: number, contentType: string, body: string) => Promise<void>;
}

export interface Calls {
  /** The call of this kind that stands still, or the next one that does. */
  next: (kind?: RegExp) => Promise<HeldCall>;
  /** Lets the calls of this kind pass, those that stand still and those to come, until `forget`. */
  release: (kind: RegExp) => void;
  /** Gives up the calls that stand still: no one waits for them any more. */
  forget: () => void;
  /** How many calls stand still. */
  standing: () => number;
}

const base = '/api/v1';

/** How long a call may take to leave the page, in milliseconds. */
const patience = 15_000;

/**
 * Stops the calls of these kinds, so that a test says when and how each ends. Others pass.
 *
 * @param path where the page must be, for calls that the app makes elsewhere too. Default: anywhere
 */
export async function holdCalls(page: Page, kinds: RegExp, path?: string): Promise<Calls> {
  const standing: HeldCall[] = [];
  const waiting: { kind: RegExp; take: (call: HeldCall) => void }[] = [];
  let released: RegExp | null = null;
  // A call that the page has given up is not there any more for anyone who waits for one.
  page.on('requestfailed', (request) => {
    const given = standing.findIndex((call) => call.request === request);
    if (given !== -1) standing.splice(given, 1);
  });
  await page.route(`**${base}/**`, async (route) => {
    const request = route.request();
    // What a page hears by itself is looked at elsewhere; here a page asks for what a test lets it have.
    if (request.url().endsWith('/session/changes')) return route.abort();
    const name = `${request.method()} ${new URL(request.url()).pathname.slice(base.length)}`;
    const isElsewhere = path !== undefined && new URL(request.frame().url()).pathname !== path;
    if (isElsewhere || !kinds.test(name) || released?.test(name)) return route.continue();
    const call = heldCall(name, route);
    const next = waiting.findIndex(({ kind }) => kind.test(name));
    if (next === -1) standing.push(call);
    else waiting.splice(next, 1).at(0)?.take(call);
  });
  return {
    next: (kind = /./) => {
      const found = standing.findIndex(({ name }) => kind.test(name));
      const [call] = found === -1 ? [] : standing.splice(found, 1);
      if (call) return Promise.resolve(call);
      return new Promise((resolve, reject) => {
        const limit = setTimeout(() => reject(new Error(`No call ${kind} came.`)), patience);
        const take = (one: HeldCall) => {
          clearTimeout(limit);
          resolve(one);
        };
        waiting.push({ kind, take });
      });
    },
    release(kind) {
      released = kind;
      const going = standing.filter(({ name }) => kind.test(name));
      // The page may give one up on its way.
      for (const call of going) call.loose().catch(() => {});
      standing.splice(0, standing.length, ...standing.filter((call) => !going.includes(call)));
    },
    forget() {
      released = null;
      // Their page may have been left: then there is nothing to give up.
      for (const call of standing.splice(0)) call.lose().catch(() => {});
    },
    standing: () => standing.length,
  };
}

function heldCall(name: string, route: Route): HeldCall {
  return {
    name,
    request: route.request(),
    async serve() {
      const response = page(route).waitForResponse((one) => one.request() === route.request());
      await route.continue();
      const answer = await response;
      // The server keeps to its contract: another test proves it.
      const body = (await answer.json()) as { message: string; data?: unknown; errors?: Record<string, string> };
      const after = answer.headers()['retry-after'];
      return {
        status: answer.status(),
        message: body.message,
        data: body.data,
        errors: body.errors ?? {},
        retryAfter: after === undefined ? null : Number(after),
      };
    },
    loose: () => route.continue(),
    lose: () => route.abort('internetdisconnected'),
    fake: (status, contentType, body) => route.fulfill({ status, contentType, body }),
  };
}

const page = (route: Route) => route.request().frame().page();

/** A page that is opened anew asks first whether the session still lasts, by the own profile: that call passes. */
export const passSessionCheck = async (calls: Calls): Promise<void> => {
  await (await calls.next(/^GET .*\/profile$/)).serve();
};

/** Opens an address anew for someone who is signed in. What the page before it asked for is over. */
export async function openSignedIn(page: Page, calls: Calls, path: string): Promise<void> {
  await page.goto('/robots.txt');
  calls.forget();
  await page.goto(path);
  await passSessionCheck(calls);
}
