import { hasDrafts } from '../flow/drafts.ts';

/** What shows that a person wants more than to read. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click'] as const;

/** A pointer that rests while the page moves under it may be reported as a move over no distance. */
const isResting = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

/** Typed into before the first script ran, or before the page was left. */
const isBegun = () => document.activeElement !== document.body || hasDrafts();

/** Comes with the first sign that a person wants to do something. Until `over` it is looked for. */
export function firstSign(over: AbortSignal): Promise<void> {
  if (isBegun()) return Promise.resolve();
  const options = { capture: true, passive: true, signal: over };
  return new Promise((resolve) => {
    const onSign = (event: Event) => {
      if (!isResting(event)) resolve();
    };
    for (const sign of signs) document.addEventListener(sign, onSign, options);
  });
}

/** Hears how far the app is with the page. */
export interface EarlyInput {
  /** From now on a press may meet a control that is hydrated, or one that is not. */
  hydrating: () => void;
  /** The page answers by itself. What was kept is done now, in its order. */
  hydrated: () => void;
}

/** The link that is followed by a press, unless it leads to another site, or the person wants it elsewhere. */
function followedLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([target], [download])') : null;
  const isElsewhere =
    button !== 0 || ctrlKey || metaKey || shiftKey || altKey || window.location.origin !== link?.origin;
  return isElsewhere ? null : link;
}

/**
 * Keeps what is pressed or sent on a page that came complete, until the app has hydrated it. Links take care of themselves
 * unless `holdsLinks`, and so do choices, but while the page is being hydrated.
 */
export function holdInput({ holdsLinks }: { holdsLinks: boolean }): EarlyInput {
  let state: 'read' | 'hydrating' | 'hydrated' = 'read';
  let isPressedEarly = false;
  const held: (() => void)[] = [];
  const hold = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    if (state === 'hydrated') again();
    else held.push(again);
  };
  const isOfPage = ({ target }: Event) => target instanceof Element && target.closest('#main') !== null;

  document.addEventListener('pointerdown', () => (isPressedEarly = state !== 'hydrated'), true);
  document.addEventListener(
    'submit',
    (event) => {
      if (state === 'hydrated' || !isOfPage(event)) return;
      const { target: form, submitter } = event;
      if (form instanceof HTMLFormElement) hold(event, () => form.requestSubmit(submitter));
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const isHalf = isPressedEarly && event.detail > 0;
      isPressedEarly = false;
      const link = holdsLinks && state !== 'hydrated' && followedLink(event);
      if (link) hold(event, () => link.click());
      if ((state === 'hydrated' && !isHalf) || !isOfPage(event) || !(event.target instanceof Element)) return;
      const pressed = event.target.closest<HTMLElement>('button, label');
      // To components, a press whose beginning they missed is none.
      const control = pressed instanceof HTMLLabelElement ? state !== 'read' && pressed.control : pressed;
      if (!control || !control.matches('button[type=button], [type=radio], [type=checkbox]')) return;
      hold(event, () => control.click());
    },
    true,
  );
  return {
    hydrating() {
      state = 'hydrating';
    },
    hydrated() {
      state = 'hydrated';
      for (const again of held.splice(0)) again();
    },
  };
}
