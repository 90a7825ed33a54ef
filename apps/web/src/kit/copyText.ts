import { fromPromise } from 'xstate';

/** The actor of that name: puts a text on the clipboard. Rejects where the browser forbids it. */
export const copyText = fromPromise<void, { text: string }>(({ input }) =>
  window.navigator.clipboard.writeText(input.text),
);
