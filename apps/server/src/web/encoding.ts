import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** The best of the encodings that the reader takes; none for as it is. */
export function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
