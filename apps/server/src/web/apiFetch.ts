import type { FastifyInstance, FastifyRequest } from 'fastify';

/** `fetch` for server rendering: calls our own API without leaving the process, on behalf of the page's reader. */
export function apiFetch(app: FastifyInstance, page: FastifyRequest): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/api/v1/')) throw new Error(`A page may only call the API, not ${pathname}.`);
    const payload = Buffer.from(await request.arrayBuffer());
    const answer = await app.inject({
      method: request.method,
      url: pathname + search,
      // The page and its calls are one request in the log.
      headers: { ...Object.fromEntries(request.headers), 'x-request-id': page.id },
      remoteAddress: page.ip,
      ...(payload.length > 0 && { payload }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : String(value));
    }
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, { status: answer.statusCode, headers });
  };
}
