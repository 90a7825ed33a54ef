import { Refusal } from '../domain/refusal.ts';

export const tooBusy = (): Refusal =>
  new Refusal(503, 'Too many uploads at once. Please try again shortly.', undefined, { 'retry-after': '10' });

/** Lets `atOnce` pieces of work through at a time; more wait in line, and with `inLine` waiting the next is refused. */
export function makeGate(atOnce: number, inLine: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = atOnce;
  const line: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else if (line.length < inLine) await new Promise<void>((resolve) => line.push(resolve));
    else throw tooBusy();
    try {
      return await work();
    } finally {
      // The first in line takes the place over.
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
