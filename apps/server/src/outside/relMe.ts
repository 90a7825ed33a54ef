import { Worker } from 'node:worker_threads';

/**
 * The addresses that `<a rel="me">` and `<link rel="me">` of a page lead to, as they are written. A page can be made so
 * that reading it takes long, so it is read beside the event loop, and given up when `signal` says so.
 */
export async function readRelMe(html: string, signal: AbortSignal): Promise<readonly string[]> {
  const reader = new Worker(new URL('relMeProgram.ts', import.meta.url), {
    workerData: html,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  reader.once('message', resolve);
  reader.once('error', reject);
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', giveUp);
    await reader.terminate();
  }
}
