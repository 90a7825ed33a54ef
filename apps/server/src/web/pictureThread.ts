import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { DrawSharePicture } from './sharePictures.ts';

export type PictureOrder = { readonly card: unknown; readonly portrait: Uint8Array | null };

/** What the thread posts for each order. */
export type PictureAnswer = { readonly picture: Uint8Array | null } | { readonly problem: string };

/** How long one picture may take, in milliseconds: a hundred times what it does. */
const patience = 20_000;

/**
 * Draws pictures in a thread of its own, one at a time, so that no request waits for it. `module` exports `drawShareCard`.
 * The thread begins with the first picture and stays, since loading it takes longer than a picture; one that fails or takes
 * too long is ended, and the next picture begins another.
 */
export function openPictureThread(module: URL): DrawSharePicture {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function begin(): Worker {
    const begun = new Worker(new URL('pictureProgram.ts', import.meta.url), {
      workerData: module.href,
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    // It ends with the process, which does not wait for it.
    begun.unref();
    begun.once('exit', () => {
      if (thread === begun) thread = undefined;
    });
    return begun;
  }

  async function draw(order: PictureOrder): Promise<Buffer | null> {
    thread ??= begin();
    const drawing = thread;
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patience)]);
    try {
      const answered = once(drawing, 'message', { signal });
      const ended = once(drawing, 'exit', { signal }).then(() => {
        throw new Error('The thread that draws pictures has ended.');
      });
      drawing.postMessage(order);
      // What `pictureProgram.ts` posts; `once` rejects when the thread fails.
      const [answer] = (await Promise.race([answered, ended])) as [PictureAnswer];
      if ('problem' in answer) throw new Error(answer.problem);
      return answer.picture && Buffer.from(answer.picture);
    } catch (error) {
      thread = undefined;
      await drawing.terminate();
      throw error;
    } finally {
      over.abort();
    }
  }

  return (card, portrait) => {
    const drawn = last.then(() => draw({ card, portrait }));
    last = drawn.catch(() => {});
    return drawn;
  };
}
