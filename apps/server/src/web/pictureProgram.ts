import { parentPort, workerData } from 'node:worker_threads';

import type { DrawShareCard } from './drawPicture.ts';
import { drawPicture } from './drawPicture.ts';
import type { PictureAnswer, PictureOrder } from './pictureThread.ts';

// Run as a worker by `pictureThread.ts`, with the address of the web app's `drawShareCard`.
const loaded = import(String(workerData)) as Promise<{ drawShareCard: DrawShareCard }>;

async function answer({ card, portrait }: PictureOrder): Promise<PictureAnswer> {
  try {
    const { drawShareCard } = await loaded;
    return { picture: await drawPicture(drawShareCard, card, portrait) };
  } catch (error) {
    return { problem: String(error instanceof Error ? error.stack : error) };
  }
}

parentPort?.on('message', (order: PictureOrder) => {
  void answer(order).then((given) => parentPort?.postMessage(given));
});
