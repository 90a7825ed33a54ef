/** What a frame and the page around it tell each other of the keyboard, at the frame's own element. */
const moves = { out: 'keyboardout', in: 'keyboardin' } as const;

/** F6, as between the parts of a window; kept from the browser, which would go on to its own. */
function isMove(event: KeyboardEvent): boolean {
  if (event.key !== 'F6') return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** On the page: F6 leads into the frame, and out of it to the panel. */
export function joinKeyboard(frame: HTMLIFrameElement | null, panel: HTMLElement | null): () => void {
  const goOut = () => panel?.focus();
  const goIn = (event: KeyboardEvent) => {
    if (!isMove(event)) return;
    frame?.focus();
    frame?.dispatchEvent(new Event(moves.in));
  };
  frame?.addEventListener(moves.out, goOut);
  window.addEventListener('keydown', goIn);
  return () => {
    frame?.removeEventListener(moves.out, goOut);
    window.removeEventListener('keydown', goIn);
  };
}

/**
 * In the frame: F6 leads out, and back to where it was. As long as the keyboard is outside, nothing takes it: a dialog
 * that opens, and one that lets no focus go.
 */
export function letKeyboardOut(): () => void {
  const { frameElement } = window;
  // It is called with its element below.
  // oxlint-disable-next-line typescript/unbound-method
  const { focus } = HTMLElement.prototype;
  let wanted: Element | null = null;
  const keep = (element: Element | null) => {
    wanted = element;
  };
  HTMLElement.prototype.focus = function focusHere(options) {
    if (document.hasFocus()) focus.call(this, options);
    else keep(this);
  };
  const goOut = (event: KeyboardEvent) => {
    if (!isMove(event)) return;
    keep(document.activeElement);
    frameElement?.dispatchEvent(new Event(moves.out));
  };
  const goIn = () => {
    if (wanted instanceof HTMLElement) wanted.focus();
  };
  // Before a dialog that keeps the focus.
  window.addEventListener('keydown', goOut, { capture: true });
  frameElement?.addEventListener(moves.in, goIn);
  return () => {
    HTMLElement.prototype.focus = focus;
    window.removeEventListener('keydown', goOut, { capture: true });
    frameElement?.removeEventListener(moves.in, goIn);
  };
}
