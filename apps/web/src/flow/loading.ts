/** Code that nothing on the screen needs yet: fetched when the page has been hydrated, or when someone asks for it. */
const deferred = new Set<() => Promise<unknown>>();

/** Code that the first picture does without. It is fetched once; what failed may be asked for again. */
export function later<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  const fetched = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  deferred.add(fetched);
  return fetched;
}

/** Fetches what waits: the page that was served has been hydrated, and has no other use for the line. */
export function fetchDeferred(): void {
  for (const fetched of deferred) fetched().catch(() => {});
  deferred.clear();
}

/** What a person reads then. */
export const unreachable = {
  title: 'Network error',
  description: 'Unable to connect to the server. Please try again.',
} as const;

let tellOfFailure = (): void => {};

/** Says who hears that the server could not be reached for a page's code. */
export function onUnreachable(listener: () => void): void {
  tellOfFailure = listener;
}

/** Tells a person that the server could not be reached for a page's code. */
export const tellUnreachable = (): void => tellOfFailure();

/** Waits until it is worth trying again what has failed: the connection is back, or something is pressed. */
export async function signOfReturn(signal?: AbortSignal): Promise<void> {
  const over = new AbortController();
  await new Promise((resolve) => {
    const options = { once: true, signal: over.signal };
    window.addEventListener('online', resolve, options);
    document.addEventListener('pointerdown', resolve, options);
    document.addEventListener('keydown', resolve, options);
    signal?.addEventListener('abort', resolve, options);
  });
  over.abort();
}

/** Loads code. For as long as that fails, it is tried again with the connection's return or the next press. */
export async function untilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load();
    } catch {
      tellUnreachable();
      await signOfReturn();
    }
  }
}
