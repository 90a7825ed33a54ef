import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import type { ApiOptions } from './client.ts';
import { createApi } from './client.ts';
import { ApiFailure } from './failures.ts';
import type { Job } from './generated/schema.ts';

const baseUrl = 'https://market.example';
const projectId = '5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11';
const applicationId = 'c0a8f6d2-6f6a-4b58-8f0e-5d7f0b1e2a66';

const done = (data: unknown = null, init?: ResponseInit) =>
  Response.json({ success: true, message: 'Done.', data }, init);

const refusal = (status: number, more: { message?: string; errors?: object } = {}, headers?: HeadersInit) =>
  Response.json({ success: false, message: 'No.', data: null, ...more }, { status, ...(headers && { headers }) });

/** An API whose server gives one answer, and the requests that it got. */
function serving(answer: Response | (() => Promise<Response>), options: Omit<ApiOptions, 'fetch' | 'baseUrl'> = {}) {
  const requests: Request[] = [];
  const fetch = (request: Request) => {
    requests.push(request);
    return typeof answer === 'function' ? answer() : Promise.resolve(answer);
  };
  const api = createApi({ baseUrl, fetch, ...options });
  const sent = () => {
    const [request] = requests;
    if (request === undefined) throw new Error('Nothing was sent.');
    return request;
  };
  return { api, requests, sent };
}

async function failureOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => new Error('The call was answered.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiFailure)) throw error;
  return error.failure;
}

describe('the time of an answer', () => {
  const date = 'Tue, 24 Nov 2026 13:30:00 GMT';

  test.each([
    ['an answer', done(null, { headers: { Date: date } }), date],
    ['a refusal', refusal(409, {}, { Date: date }), date],
    ['an answer without a date', done(), null],
  ])('is told of %s before the call settles, with the time of the call', async (_, answer, told) => {
    const onAnswer = vi.fn();
    const before = Date.now();
    const { api } = serving(answer, { onAnswer });

    await api
      .getClientDashboard()
      .catch(() => {})
      .finally(() => expect(onAnswer).toHaveBeenCalledTimes(1));

    const [[times]] = onAnswer.mock.calls as [[{ date: string | null; sentAt: number }]];
    expect(times.date).toBe(told);
    expect(times.sentAt).toBeGreaterThanOrEqual(before);
    expect(times.sentAt).toBeLessThanOrEqual(Date.now());
  });

  test('is not told of a call that was never answered', async () => {
    const onAnswer = vi.fn();
    const { api } = serving(() => Promise.reject(new TypeError('Failed to fetch')), { onAnswer });

    await failureOf(api.getClientDashboard());

    expect(onAnswer).not.toHaveBeenCalled();
  });
});

describe('asking', () => {
  test('a call goes to the path of its operation, with its parameters in their places', async () => {
    const { api, sent } = serving(done());

    await api.listClientApplicationMeetings({ params: { applicationId, page: 2 } });

    expect(sent().method).toBe('GET');
    expect(sent().url).toBe(`${baseUrl}/api/v1/client/applications/${applicationId}/meetings?page=2`);
  });

  test('parameters that are left out or undefined are not in the address', async () => {
    const { api, sent } = serving(done());

    await api.listPublicJobs({ params: { page: undefined, query: 'node & react', sort: 'budget-high' } });

    expect(sent().url).toBe(`${baseUrl}/api/v1/public/jobs?query=node%20%26%20react&sort=budget-high`);
  });

  test('health lies outside the base path', async () => {
    const { api, sent } = serving(done({ status: 'ok' }));

    await api.getLiveness();

    expect(sent().url).toBe(`${baseUrl}/health/live`);
  });

  test('a body is sent as JSON', async () => {
    const { api, sent } = serving(done());

    await api.rejectCompletion({ params: { projectId }, body: { reason: 'Not yet.' } });

    expect(sent().headers.get('Content-Type')).toBe('application/json');
    expect(await sent().json()).toEqual({ reason: 'Not yet.' });
  });

  test('a form carries files and text, null as an empty part, and leaves undefined out', async () => {
    const { api, sent } = serving(done());
    const profileImage = new File(['picture'], 'me.png', { type: 'image/png' });

    await api.updateClientProfile({
      form: { location: 'Lisbon', website: null, bio: undefined, profileImage },
    });

    expect(sent().headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await sent().formData();
    expect([...form.keys()]).toEqual(['location', 'website', 'profileImage']);
    expect(form.get('website')).toBe('');
    expect(form.get('profileImage')).toMatchObject({ name: 'me.png', type: 'image/png' });
  });

  test('a call of a role carries the token of the session as it is at that moment', async () => {
    let token = 'first';
    const { api, requests } = serving(() => Promise.resolve(done()), { getToken: () => token });

    await api.getClientDashboard();
    token = 'second';
    await api.getClientDashboard();

    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer first', 'Bearer second']);
  });

  test('a call that is open to visitors too carries the token of a session, where there is one', async () => {
    let token: string | null = 'mine';
    const { api, requests } = serving(() => Promise.resolve(done()), { getToken: () => token });

    await api.getPublicProfile({ params: { userId: projectId } });
    token = null;
    await api.getPublicProfile({ params: { userId: projectId } });

    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer mine', null]);
  });

  test('a call that is open to everyone carries no token', async () => {
    const getToken = vi.fn<() => string>(() => 'secret');
    const { api, sent } = serving(done({ jobs: [] }), { getToken });

    await api.listPublicFreelancers();

    expect(sent().headers.has('Authorization')).toBe(false);
    expect(getToken).not.toHaveBeenCalled();
  });

  test('a retry can carry the key of its intent, and a write the version that was read', async () => {
    const { api, requests } = serving(() => Promise.resolve(done()));

    await api.applyToProject({
      params: { projectId },
      body: { proposal: 'I would.', coverLetter: 'I have.' },
      idempotencyKey: '0f8fad5b-d9cb-469f',
    });
    await api.cancelProject({ params: { projectId }, ifMatch: '"7"', body: {} });

    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('0f8fad5b-d9cb-469f');
    expect(requests[0]?.headers.has('If-Match')).toBe(false);
    expect(requests[1]?.headers.get('If-Match')).toBe('"7"');
  });
});

describe('answering', () => {
  test('a call resolves to the data of its envelope', async () => {
    const { api } = serving(done({ email: 'maya@example.com' }));

    await expect(api.getFreelancerContact({ params: { freelancerId: projectId } })).resolves.toEqual({
      email: 'maya@example.com',
    });
  });

  test('a whole answer also has the message, the status and the version', async () => {
    const { api } = serving(done({ id: projectId }, { status: 201, headers: { ETag: '"1"' } }));

    const answer = await api.createProject.answer({
      body: {
        title: 'A shop',
        description: 'Soon.',
        skillsRequired: ['React'],
        budgetMin: 1,
        budgetMax: 2,
        duration: '2 weeks',
      },
    });

    expect(answer).toEqual({ data: { id: projectId }, message: 'Done.', status: 201, etag: '"1"' });
  });

  test('an invitation resolves to its text', async () => {
    const { api } = serving(new Response('BEGIN:VCALENDAR', { headers: { 'Content-Type': 'text/calendar' } }));

    await expect(api.getMeetingInvitation({ params: { meetingId: projectId } })).resolves.toBe('BEGIN:VCALENDAR');
  });

  test.each(['text/html; charset=utf-8', 'application/json'])('%s in place of a file is no file', async (type) => {
    for (const call of ['getMeetingInvitation', 'getFile'] as const) {
      const { api } = serving(new Response('{"success":true', { headers: { 'Content-Type': type } }));
      const params = { meetingId: 'a', fileId: 'a' };
      await expect(api[call]({ params })).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
    }
  });

  test('a file resolves to a Blob', async () => {
    const { api } = serving(new Response('bytes', { headers: { 'Content-Type': 'image/webp' } }));

    const file = await api.getFile({ params: { fileId: projectId } });

    expect(file.type).toBe('image/webp');
    expect(await file.text()).toBe('bytes');
  });
});

describe('failing', () => {
  test('a refusal tells status, message, fields, and when to come back', async () => {
    const { api } = serving(
      refusal(429, { message: 'Please wait.', errors: { email: 'Asked just now.' } }, { 'Retry-After': '30' }),
    );

    expect(await failureOf(api.sendVerificationOtp({ body: { email: 'maya@example.com' } }))).toEqual({
      kind: 'refused',
      status: 429,
      message: 'Please wait.',
      fields: { email: 'Asked just now.' },
      retryAfter: 30,
    });
  });

  test('no answer is a network failure that keeps its cause', async () => {
    const cause = new TypeError('fetch failed');
    const { api } = serving(() => Promise.reject(cause));

    const error: unknown = await api.listPublicJobs().catch((reason: unknown) => reason);

    expect(error).toMatchObject({ failure: { kind: 'network' }, operation: 'listPublicJobs', cause });
  });

  test('an answer that breaks off on the way is a network failure', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    const { api } = serving(new Response(broken));

    expect(await failureOf(api.listPublicJobs())).toEqual({ kind: 'network' });
  });

  test('giving up through the signal is told apart from a failure', async () => {
    const giveUp = new AbortController();
    const { api, requests } = serving(
      () =>
        new Promise((_, reject) => {
          requests[0]?.signal.addEventListener('abort', () => reject(new Error('any reason')));
        }),
    );

    const call = failureOf(api.listPublicJobs({ signal: giveUp.signal }));
    giveUp.abort();

    expect(await call).toEqual({ kind: 'aborted' });
  });

  test.each([
    ['a page that is not JSON', new Response('<h1>Welcome</h1>')],
    ['an empty answer', new Response('', { headers: { 'Content-Length': '0' } })],
    ['JSON without the envelope', Response.json({ jobs: [] })],
    ['an envelope that contradicts its status', Response.json({ success: false, message: 'No.', data: null })],
  ])('%s is unreadable, even with 200', async (_, response) => {
    expect(await failureOf(serving(response).api.listPublicJobs())).toEqual({ kind: 'unreadable', status: 200 });
  });

  test("a proxy's error page is unreadable", async () => {
    const { api } = serving(new Response('<h1>Bad gateway</h1>', { status: 502 }));

    expect(await failureOf(api.listPublicJobs())).toEqual({ kind: 'unreadable', status: 502 });
  });

  test('a 401 on a call of a role reports the token that was refused', async () => {
    const onUnauthorized = vi.fn<(token: string | null) => void>();
    const { api } = serving(refusal(401), { getToken: () => 'old', onUnauthorized });

    expect(await failureOf(api.getFreelancerDashboard())).toMatchObject({ kind: 'refused', status: 401 });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old');
  });

  test('a wrong password ends no session', async () => {
    const onUnauthorized = vi.fn<(token: string | null) => void>();
    const { api } = serving(refusal(401), { getToken: () => 'token', onUnauthorized });

    await failureOf(api.logInClient({ body: { email: 'maya@example.com', password: 'wrong' } }));

    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

test('the types of a call follow the contract', () => {
  const api = createApi({ baseUrl });
  expectTypeOf(api.getPublicJob).returns.resolves.toEqualTypeOf<Job>();
  expectTypeOf(api.logOut).returns.resolves.toBeNull();
  expectTypeOf(api.getFile).returns.resolves.toEqualTypeOf<Blob>();
  expectTypeOf(api.getMeetingInvitation).returns.resolves.toBeString();
  expectTypeOf(api.listPublicJobs).toBeCallableWith();
  expectTypeOf(api.scheduleMeeting)
    .parameter(0)
    .toHaveProperty('body')
    .toHaveProperty('timezone')
    .extract<undefined>()
    .toBeUndefined();

  const misuse = () => [
    // @ts-expect-error A path parameter is needed.
    api.getPublicJob(),
    // @ts-expect-error This call takes no body.
    api.getPublicJob({ params: { jobId: projectId }, body: {} }),
    // @ts-expect-error This call takes no key.
    api.cancelProject({ params: { projectId }, idempotencyKey: 'again-and-again', body: {} }),
    // @ts-expect-error Nor does a call without any header.
    api.getPublicJob({ params: { jobId: projectId }, idempotencyKey: 'again-and-again' }),
    // @ts-expect-error A body or a form, not both.
    api.updateClientProfile({ body: { name: 'Jonas' }, form: { name: 'Jonas' } }),
    // @ts-expect-error Not a sort of jobs.
    api.listPublicJobs({ params: { sort: 'rating-high' } }),
  ];
  expect(misuse).toBeTypeOf('function');
});
