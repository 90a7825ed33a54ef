import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';

import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { Refusal } from '../domain/refusal.ts';
import type { UntypedHandler } from '../operations/untyped.ts';
import { readBodies } from '../plugins/bodies.ts';
import { answerErrors } from '../plugins/errorHandler.ts';
import type { Services } from '../services.ts';
import type { ContractDocument } from './document.ts';
import { listOperations, readContract } from './document.ts';
import type { LoaderOptions } from './loader.ts';
import { loadContract } from './loader.ts';

const failureSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['success', 'message', 'data'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    data: { type: 'null' },
    errors: { type: 'object' },
  },
};
const refusal = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } };
const refusals = Object.fromEntries(
  ['400', '401', '403', '409', '413', '415', '422', '503'].map((status) => [status, refusal]),
);

function answering(data: object): object {
  const schema = { type: 'object', required: ['success', 'message', 'data'], properties: { data } };
  return { '200': { content: { 'application/json': { schema } } }, ...refusals };
}

/** A small contract with one of each: public, one role, JSON, form, query. */
const document = {
  servers: [{ url: '/api/v1' }],
  paths: {
    '/notes': {
      get: {
        operationId: 'listNotes',
        security: [],
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
          { name: 'isDone', in: 'query', schema: { type: 'boolean' } },
        ],
        responses: answering({ type: 'object' }),
      },
      post: {
        operationId: 'addNote',
        security: [{ client: [] }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } },
        },
        responses: answering({ type: 'object' }),
      },
    },
    '/notes/{noteId}': {
      put: {
        operationId: 'updateNote',
        security: [{ client: [] }, { freelancer: [] }],
        parameters: [
          { name: 'noteId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'If-Match', in: 'header', schema: { type: 'string', pattern: '^"' } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Note' } },
            'multipart/form-data': { schema: { $ref: '#/components/schemas/NoteForm' } },
          },
        },
        responses: answering({ type: 'object' }),
      },
      delete: {
        operationId: 'deleteNote',
        security: [],
        parameters: [{ name: 'noteId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
        responses: answering({ type: 'null' }),
      },
    },
    '/notes/{noteId}/readers': {
      get: {
        operationId: 'listReaders',
        security: [{}, { client: [] }],
        parameters: [{ name: 'noteId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
        responses: answering({ type: 'object' }),
      },
    },
    '/notes/{noteId}/done': {
      post: {
        operationId: 'finishNote',
        security: [{ client: [] }],
        parameters: [{ name: 'noteId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
        responses: answering({ type: 'object' }),
      },
    },
  },
  components: {
    schemas: {
      Failure: failureSchema,
      Note: {
        type: 'object',
        additionalProperties: false,
        required: ['title'],
        properties: {
          title: { type: 'string', minLength: 1 },
          stars: { type: 'integer' },
          tags: { type: 'array', items: { type: 'string' } },
          remark: { type: ['string', 'null'], minLength: 3 },
        },
      },
      NoteForm: {
        type: 'object',
        additionalProperties: false,
        required: ['title'],
        properties: {
          title: { type: 'string', minLength: 1 },
          stars: { type: 'integer' },
          tags: { type: 'string' },
          remark: { type: ['string', 'null'], minLength: 3 },
          image: { type: 'string', format: 'binary', 'x-max-bytes': 5_000_000 },
          icon: { type: 'string', format: 'binary', 'x-max-bytes': 500_000 },
        },
      },
    },
  },
  // A contract written here has the shape that YAML would give it.
} as unknown as ContractDocument;

const id = '5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11';
const echo: UntypedHandler = async ({ params, query, headers, body, files, session }) => {
  const uploads = Object.entries(files).map(([name, { path }]) => [name, readFileSync(path, 'utf8')]);
  return {
    status: 200,
    message: 'Done.',
    data: { params, query, headers, body, files: Object.fromEntries(uploads), session },
  };
};
const handlers: Record<string, UntypedHandler> = {
  listNotes: echo,
  addNote: echo,
  updateNote: echo,
  deleteNote: echo,
  finishNote: echo,
  listReaders: echo,
};

const options: LoaderOptions = {
  document,
  handlers,
  // The handlers here ask for no service.
  services: {} as Services,
  findSession: async (token) =>
    token === 'client' || token === 'freelancer'
      ? { userId: 'u', tokenId: 't', role: token === 'client' ? 'CLIENT' : 'FREELANCER' }
      : undefined,
  runOnce: (_id, context, handler) => handler(context),
};

async function serve(changes: Partial<LoaderOptions> = {}): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: 2000 });
  answerErrors(app);
  await readBodies(app);
  loadContract(app, { ...options, ...changes });
  return app;
}

describe('a request', () => {
  const breaches: string[] = [];
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await serve({ onBreach: (breach) => breaches.push(breach) });
  });
  afterAll(() => app.close());
  afterEach(() => {
    if (breaches.length > 0) throw new Error(breaches.join('\n'));
  });

  const json = 'application/json';
  const asClient = { authorization: 'Bearer client' };
  const asFreelancer = { authorization: 'Bearer freelancer' };
  type Call = {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
    url: string;
    headers?: Record<string, string>;
    payload?: string;
  };
  const add = (payload: string, headers: Record<string, string> = {}): Call => ({
    method: 'POST',
    url: '/api/v1/notes',
    headers: { 'content-type': json, ...asClient, ...headers },
    payload,
  });

  test.each<[string, Call, number, RegExp, object?]>([
    ['to nowhere', { method: 'GET', url: '/api/v1/nowhere' }, 404, /nothing at GET \/api\/v1\/nowhere/],
    ['with another method', { method: 'PATCH', url: '/api/v1/notes' }, 405, /Possible: GET, POST, HEAD/],
    ['without a token', { ...add('{}'), headers: { 'content-type': json } }, 401, /log in/],
    ['with a worthless token', add('{}', { authorization: 'Bearer stale' }), 401, /log in/],
    ['with another kind of credential', add('{}', { authorization: 'Basic client' }), 401, /log in/],
    ['in the wrong role', add('{}', asFreelancer), 403, /Only clients/],
    ['without a token and with a broken body', { ...add('{'), headers: { 'content-type': json } }, 401, /log in/],
    ['with broken JSON', add('{"title":'), 400, /not JSON/],
    ['with a poisoned prototype', add('{"title":"x","__proto__":{"a":1}}'), 400, /not JSON|malformed/],
    ['with no body', { method: 'POST', url: '/api/v1/notes', headers: asClient }, 400, /body is missing/],
    ['with an empty JSON body', { ...add(''), payload: '' }, 400, /body is missing/],
    ['with text', add('hello', { 'content-type': 'text/plain' }), 415, /application\/json/],
    [
      'with a form where none is taken',
      add('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      /application\/json/,
    ],
    ['with a body without a type', add('{}', { 'content-type': '' }), 415, /application\/json/],
    ['with too much', add(JSON.stringify({ title: 'x'.repeat(3000) })), 413, /too large/],
    [
      'with a list for a body',
      add('[]'),
      422,
      /check your input/,
      { body: 'Please send an object with named fields.' },
    ],
    [
      'with a number as text, which is not converted',
      add('{"title":"x","stars":"5"}'),
      422,
      /check your input/,
      { stars: 'Please enter a whole number.' },
    ],
    ['without a required field', add('{}'), 422, /check your input/, { title: 'Please fill in this field.' }],
    [
      'with an unknown field',
      add('{"title":"x","colour":1}'),
      422,
      /Unknown field: colour\./,
      { colour: 'This field is not known. Please leave it out.' },
    ],
    [
      'with an unknown query parameter',
      { method: 'GET', url: '/api/v1/notes?colour=red' },
      400,
      /Unknown query parameter: colour\./,
      { colour: 'Unknown query parameter.' },
    ],
    [
      'with a query parameter that does not fit',
      { method: 'GET', url: '/api/v1/notes?page=x' },
      400,
      /page: Please enter a whole number/,
    ],
    ['with a query parameter given twice', { method: 'GET', url: '/api/v1/notes?page=1&page=2' }, 400, /page: /],
    [
      'with an id that is none',
      { ...add('{"title":"x"}'), method: 'PUT', url: '/api/v1/notes/7' },
      400,
      /Invalid note ID/,
    ],
    [
      'with a header that does not fit',
      { ...add('{"title":"x"}', { 'if-match': '7' }), method: 'PUT', url: `/api/v1/notes/${id}` },
      400,
      /if-match/,
    ],
    [
      'with a body where none is taken',
      { ...add('{"title":"x"}'), method: 'POST', url: `/api/v1/notes/${id}/done` },
      400,
      /takes no body\. Unknown field: title\./,
      { title: 'This field is not known. Please leave it out.' },
    ],
  ])('%s is refused in the envelope', async (_title, call, status, message, errors = {}) => {
    const answer = await app.inject(call);
    expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(message), data: null });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors ?? {}).toMatchObject(errors);
  });

  describe('where a token is optional', () => {
    const read = (headers: Record<string, string> = {}) =>
      app.inject({ method: 'GET', url: `/api/v1/notes/${id}/readers`, headers });

    test('without one comes from a visitor, with one from its owner', async () => {
      const [visitor, client] = [await read(), await read(asClient)];
      expect([visitor.statusCode, visitor.json().data.session]).toEqual([200, null]);
      expect([client.statusCode, client.json().data.session]).toMatchObject([200, { role: 'CLIENT' }]);
    });

    test.each<[string, Record<string, string>, number]>([
      ['a worthless one', { authorization: 'Bearer stale' }, 401],
      ['an empty one', { authorization: '' }, 401],
      ['another kind of credential', { authorization: 'Basic client' }, 401],
      ['one of another role', { authorization: 'Bearer freelancer' }, 403],
    ])('with %s is refused as elsewhere', async (_title, headers, status) => {
      expect((await read(headers)).statusCode).toBe(status);
    });
  });

  test('without a token is told how to sign in, and with a wrong method what is possible', async () => {
    const unsigned = await app.inject({ ...add('{}'), headers: { 'content-type': json } });
    expect(unsigned.headers['www-authenticate']).toBe('Bearer');
    const wrong = await app.inject({ method: 'PATCH', url: '/api/v1/notes' });
    expect(wrong.headers['allow']).toBe('GET, POST, HEAD');
  });

  test('that leaves a required field empty is refused in the words of its operation, where it has its own', async () => {
    const wording = { addNote: { wrongRole: 'Only clients take notes.', missingFields: 'Please fill in the title.' } };
    const worded = await serve({ wording });
    const empty = await worded.inject(add('{"title":""}'));
    const stranger = await worded.inject(add('{}', asFreelancer));
    expect([empty.json().message, stranger.json().message]).toEqual([
      'Please fill in the title.',
      'Only clients take notes.',
    ]);
    await worded.close();
  });

  test('has its query converted and filled up', async () => {
    const answer = await app.inject('/api/v1/notes?isDone=true');
    expect(answer.json().data.query).toEqual({ page: 1, isDone: true });
  });

  test('reaches its handler with session, path, headers and body', async () => {
    const call = {
      ...add('{"title":"x"}', { 'if-match': '"7"', ...asFreelancer }),
      method: 'PUT' as const,
      url: `/api/v1/notes/${id}`,
    };
    const answer = await app.inject(call);
    expect(answer.json()).toEqual({
      success: true,
      message: 'Done.',
      data: {
        params: { noteId: id },
        query: {},
        headers: { 'If-Match': '"7"' },
        body: { title: 'x' },
        files: {},
        session: { userId: 'u', tokenId: 't', role: 'FREELANCER' },
      },
    });
  });

  describe('as a form', () => {
    const send = async (parts: Record<string, string | Blob>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(parts)) {
        if (typeof value === 'string') form.append(name, value);
        else form.append(name, value, 'picture.png');
      }
      const request = new Request('http://localhost/', { method: 'PUT', body: form });
      return app.inject({
        method: 'PUT',
        url: `/api/v1/notes/${id}`,
        headers: { ...asClient, 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    };

    test.each([
      ['without a boundary', 'multipart/form-data', 'x'],
      ['cut off', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nx'],
    ])('%s is refused as malformed', async (_title, type, payload) => {
      const url = `/api/v1/notes/${id}`;
      const answer = await app.inject({ method: 'PUT', url, headers: { ...asClient, 'content-type': type }, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toMatch(/malformed/);
    });

    test('arrives in the JSON form, with its files beside', async () => {
      const answer = await send({ title: 'x', stars: '5', tags: '["a","b"]', remark: '', image: new Blob(['pixels']) });
      expect(answer.json().data).toMatchObject({
        body: { title: 'x', stars: 5, tags: ['a', 'b'], remark: null },
        files: { image: 'pixels' },
      });
    });

    const putForm = (headers: Record<string, string>, body: string) =>
      app.inject({ method: 'PUT', url: `/api/v1/notes/${id}`, headers: { ...asClient, ...headers }, payload: body });

    test.each(['; filename=""', ''])('with an empty file input (%j) has no file', async (filename) => {
      const parts = [
        '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nx\r\n',
        `--x\r\ncontent-disposition: form-data; name="image"${filename}\r\ncontent-type: application/octet-stream\r\n\r\n\r\n`,
      ];
      const answer = await putForm({ 'content-type': 'multipart/form-data; boundary=x' }, `${parts.join('')}--x--\r\n`);
      expect(answer.json().data).toMatchObject({ body: { title: 'x' }, files: {} });
    });

    test('with a file that is too large is refused while it is still being sent', async () => {
      const listening = await serve();
      const url = new URL(await listening.listen({ port: 0, host: '127.0.0.1' }));
      const sending = request({
        method: 'PUT',
        host: url.hostname,
        port: url.port,
        path: `/api/v1/notes/${id}`,
        headers: { ...asClient, 'content-type': 'multipart/form-data; boundary=x' },
      });
      sending.write('--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n');
      sending.write(Buffer.alloc(5_500_000));
      // The sender says nothing of an end, and yet:
      const [answer]: IncomingMessage[] = await once(sending, 'response');
      expect(answer?.statusCode).toBe(413);
      sending.on('error', () => {});
      sending.destroy();
      await listening.close();
    });

    test.each<[string, Record<string, string | Blob>, number, object]>([
      [
        'an unknown part',
        { title: 'x', colour: 'red' },
        422,
        { colour: 'This field is not known. Please leave it out.' },
      ],
      [
        'an unknown file',
        { title: 'x', other: new Blob(['y']) },
        422,
        { other: 'This field is not known. Please leave it out.' },
      ],
      ['a file for a text', { title: new Blob(['y']) }, 422, { title: 'Please send text here, not a file.' }],
      ['a text for a file', { title: 'x', image: 'y' }, 422, { image: 'Please choose a file.' }],
      [
        'a list that is not one',
        { title: 'x', tags: 'a,b' },
        422,
        { tags: 'Please send a list as JSON text, such as ["React"].' },
      ],
      [
        'a file that is too large',
        { title: 'x', image: new Blob(['y'.repeat(5_000_001)]) },
        413,
        { image: 'The file is larger than 5 MB.' },
      ],
      [
        'a file that is larger than another may be',
        { title: 'x', icon: new Blob(['y'.repeat(500_001)]) },
        413,
        { icon: 'The file is larger than 0.5 MB.' },
      ],
    ])('with %s is refused', async (_title, parts, status, errors) => {
      const answer = await send(parts);
      expect(answer.json()).toMatchObject({ success: false, errors });
      expect(answer.statusCode).toBe(status);
    });
  });
});

describe('an answer', () => {
  async function answerTo(handler: UntypedHandler): Promise<{ status: number; message: string; breaches: string[] }> {
    const breaches: string[] = [];
    const app = await serve({
      handlers: { ...handlers, listNotes: handler },
      onBreach: (breach) => breaches.push(breach),
    });
    const answer = await app.inject('/api/v1/notes');
    await app.close();
    return { status: answer.statusCode, message: answer.json().message, breaches };
  }

  test.each<[string, UntypedHandler, RegExp]>([
    [
      'with a wrong body',
      async () => ({ status: 200, message: 'Done.', data: 'text' }),
      /breaks the contract: \/data must be object/,
    ],
    [
      'with an unknown status',
      async () => ({ status: 201, message: 'Done.', data: {} }),
      /answered 201, which the contract does not know/,
    ],
    [
      'of an unknown type',
      async () => ({ status: 200, raw: 'x', contentType: 'text/csv' }),
      /as text\/csv, which the contract does not know/,
    ],
    [
      'with an unknown refusal',
      () => Promise.reject(new Refusal(412, 'Stale.')),
      /answered 412, which the contract does not know/,
    ],
  ])('%s becomes a loud 500', async (_title, handler, breach) => {
    const answer = await answerTo(handler);
    expect(answer).toMatchObject({ status: 500, message: expect.stringMatching(breach) });
    expect(answer.breaches).toEqual([expect.stringMatching(breach)]);
  });

  test('to an unexpected failure says nothing of what happened', async () => {
    const answer = await answerTo(() => Promise.reject(new Error('secret detail')));
    expect(answer).toEqual({
      status: 500,
      message: 'Something went wrong on our side. Please try again.',
      breaches: [],
    });
  });

  test('while the database is away is a 503 that says when to come back', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const app = await serve({ handlers: { ...handlers, listNotes: () => Promise.reject(away) } });
    const answer = await app.inject('/api/v1/notes');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    await app.close();
  });
});

describe('the server does not start when', () => {
  test.each<[string, Partial<LoaderOptions>, RegExp]>([
    [
      'an operation has no handler',
      { handlers: { listNotes: echo, addNote: echo, deleteNote: echo, finishNote: echo, listReaders: echo } },
      /updateNote has no handler/,
    ],
    [
      'a handler has no operation',
      { handlers: { ...handlers, burnNote: echo } },
      /burnNote is handled, but not in openapi\.yaml/,
    ],
  ])('%s', async (_title, changes, message) => {
    await expect(serve(changes)).rejects.toThrow(message);
  });

  test('a file has no limit', async () => {
    // A deep copy, without one word.
    const unlimited: ContractDocument = JSON.parse(JSON.stringify(document).replace(/,"x-max-bytes":500000(?=})/, ''));
    await expect(serve({ document: unlimited })).rejects.toThrow('the file icon has no x-max-bytes');
  });

  test('two operations have one name', () => {
    const twice = { ...document, paths: { ...document.paths, '/more': document.paths['/notes'] ?? {} } };
    expect(() => listOperations(twice)).toThrow(/listNotes is given twice/);
  });
});

test('the real contract is read, and its operations have handlers or stand on the list', () => {
  expect(listOperations(readContract()).length).toBeGreaterThan(50);
});
