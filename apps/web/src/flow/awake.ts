import { hasDrafts } from './drafts.ts';

/**
 * A page that came from the server complete is read before it is used. So a public page first brings what every page
 * needs; its own part, messages and calls come with the first sign that a person wants to do something.
 */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click'] as const;

let isAwake = false;
let isAlive = false;
let resolveAwake: () => void;
let resolveAlive: () => void;
const awake = new Promise<void>((resolve) => (resolveAwake = resolve));
const alive = new Promise<void>((resolve) => (resolveAlive = resolve));
const awaited: (() => Promise<unknown>)[] = [];

/** The reader has moved, or something is known that the page must show: everything that waits is fetched. */
export function wake(): void {
  if (isAwake) return;
  isAwake = true;
  for (const sign of signs) document.removeEventListener(sign, onSign, true);
  resolveAwake();
  // What the page itself needs goes first.
  void alive.then(() => Promise.allSettled(awaited.map((fetched) => fetched())));
}

function onSign(event: Event) {
  // A pointer that rests while the page moves under it may be reported as a move over no distance.
  const isResting =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
  if (!isResting) wake();
}

/** The page's own part has been taken over: from now on it answers by itself. */
export function comeAlive(): void {
  isAlive = true;
  resolveAlive();
}

let tellOfFailure = (): void => {};

/** Says who hears that the server could not be reached for a page's code. */
export function onUnreachable(listener: () => void): void {
  tellOfFailure = listener;
}

/** Tells a person that the server could not be reached for a page's code. */
export const tellUnreachable = (): void => tellOfFailure();

/** Code that the first picture does without: it comes with the first sign of a person, or when someone asks for it. */
export function later<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  const fetched = () => {
    loading ??= load().catch((error: unknown) => {
      // It may be asked for again.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  awaited.push(fetched);
  return fetched;
}

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

/**
 * Waits for a sign of a person, then loads; for as long as that fails, it is tried again with the connection's return or
 * the next press.
 */
export async function onceAwake<Value>(load: () => Promise<Value>): Promise<Value> {
  await awake;
  for (;;) {
    try {
      return await load();
    } catch {
      tellOfFailure();
      await signOfReturn();
    }
  }
}

/** Listens for the first sign, and keeps what is sent or pressed until the page can answer it. */
export function watch(): void {
  let isPressedEarly = false;
  // Typed into before the first script ran, or before the page was left.
  if (document.activeElement !== document.body || hasDrafts()) wake();
  const isOfPage = ({ target }: Event) => target instanceof Element && target.closest('#main') !== null;

  for (const sign of signs) document.addEventListener(sign, onSign, { capture: true, passive: true });
  document.addEventListener('pointerdown', () => (isPressedEarly = !isAlive), true);
  document.addEventListener(
    'submit',
    (event) => {
      if (isAlive || !isOfPage(event)) return;
      hold(event);
      const { target: form, submitter } = event;
      if (form instanceof HTMLFormElement) void alive.then(() => form.requestSubmit(submitter));
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const isHalf = isAlive && isPressedEarly && event.detail > 0;
      isPressedEarly = false;
      if ((isAlive && !isHalf) || !isOfPage(event) || !(event.target instanceof Element)) return;
      const pressed = event.target.closest<HTMLElement>('button, label');
      // Choices take care of themselves without any code; to components, a press whose beginning they missed is none.
      const control = pressed instanceof HTMLLabelElement ? isHalf && pressed.control : pressed;
      if (!control || !control.matches('button[type=button], [type=radio], [type=checkbox]')) return;
      hold(event);
      void alive.then(() => control.click());
    },
    true,
  );
}

function hold(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
