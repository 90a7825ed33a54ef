import type { TabStop } from './tabStops.ts';

/** What checks ask of elements, in the page. Installed on its window as `audit`. */
export interface InPage {
  /** A selector of exactly this element. */
  selectorOf: (element: Element) => string;
  /** In sight: not hidden, not clipped away, not of a pixel. */
  isSeen: (element: Element) => boolean;
  /** Out of reach of assistive technology, or of everyone. */
  isInert: (element: Element) => boolean;
  /** The layer that people can work in: the topmost modal dialog, else the page. */
  scope: () => Element;
  /** What can be worked with, in sight, in document order; with `tabindex=-1`, too. */
  controls: (within?: Element) => HTMLElement[];
  /** What a pointer presses: controls by what shows them, those within a sentence left out. */
  faces: (within?: Element) => HTMLElement[];
  /** Whether the middle of a box that is in this element is where it can be pressed, and not scrolled away. */
  isInReach: (element: Element, box: DOMRect) => boolean;
  /** The layer of an element: what is fixed, sticky or a popover around it, else the page. */
  liftOf: (element: Element) => Element;
  /** Whether one of two elements scrolls away under the other: the page under its head, a dialog under its foot. */
  isAbove: (one: Element, other: Element) => boolean;
  nameOf: (element: Element) => string;
  roleOf: (element: Element) => string;
  /** The text nodes in sight with the rectangles of their lines. */
  texts: (within?: Element) => { node: Text; element: HTMLElement; lines: DOMRect[] }[];
  /** Where the focus is; undefined when it is on nothing. */
  stop: () => TabStop | undefined;
}

declare global {
  interface Window {
    audit: InPage;
  }
}

/** Runs in the page, after axe: it must not refer to anything outside itself. */
export function installInPage(): void {
  // What axe exports has types only where it is imported.
  const { axe } = window as unknown as {
    axe: {
      setup: (root: Element) => void;
      teardown: () => void;
      commons: { text: { accessibleText: (e: Element) => string }; aria: { getRole: (e: Element) => string | null } };
    };
  };
  // axe reads the whole page before it answers: once for all that is asked in one breath, while nothing changes.
  let isReady = false;
  const asked = <T>(question: () => T): T => {
    if (!isReady) {
      axe.teardown();
      axe.setup(document.documentElement);
      isReady = true;
      queueMicrotask(() => {
        isReady = false;
        axe.teardown();
      });
    }
    return question();
  };

  const widgetRoles =
    'button,link,checkbox,radio,switch,tab,slider,spinbutton,combobox,listbox,option,menuitem,menuitemcheckbox,menuitemradio,textbox,searchbox,treeitem,gridcell';
  const interactive = [
    'a[href]',
    'button:not(:disabled)',
    'input:not(:disabled):not([type=hidden])',
    'select:not(:disabled)',
    'textarea:not(:disabled)',
    'summary',
    'iframe',
    'audio[controls]',
    'video[controls]',
    '[contenteditable=""],[contenteditable=true]',
    '[tabindex]',
    '[onclick]',
    ...widgetRoles.split(',').map((role) => `[role=${role}]:not([aria-disabled=true])`),
  ].join(',');

  function selectorOf(element: Element): string {
    const path: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.id && /^[a-z][\w-]*$/i.test(at.id) && document.querySelectorAll(`#${at.id}`).length === 1) {
        path.unshift(`#${at.id}`);
        break;
      }
      const { localName, parentElement } = at;
      const alike = [...(parentElement?.children ?? [])].filter((each) => each.localName === localName);
      path.unshift(alike.length > 1 ? `${localName}:nth-of-type(${alike.indexOf(at) + 1})` : localName);
    }
    return path.join(' > ');
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, clip, overflow, opacity } = getComputedStyle(at);
      if (/inset\((50|100)%/.test(clipPath) || /^rect\((0px|1px)[, ]+(0px|1px)[, ]+(0px|1px)/.test(clip)) return false;
      if (opacity === '0') return false;
      const box = at.getBoundingClientRect();
      if (overflow !== 'visible' && (box.width <= 1 || box.height <= 1)) return false;
    }
    return true;
  }

  /** The element that shows a control whose own box is hidden: the label around a drawn radio button. */
  const face = (element: Element) => (element instanceof HTMLInputElement ? element.closest('label') : null);

  const isInert = (element: Element) => element.closest('[inert],[aria-hidden=true]') !== null;

  function scope(): Element {
    const main = document.querySelector('main,#main');
    const modals = [...document.querySelectorAll('dialog,[role=dialog],[role=alertdialog]')].filter(
      (each) =>
        isSeen(each) &&
        !isInert(each) &&
        // What hides the rest of the page has it for itself.
        (each.matches(':modal,[aria-modal=true]') || (main !== null && isInert(main) && !main.contains(each))),
    );
    return modals.at(-1) ?? document.body;
  }

  function controls(within: Element = document.body): HTMLElement[] {
    // A selector of elements finds elements; those of SVG behave the same for our questions.
    return [...within.querySelectorAll<HTMLElement>(interactive)].filter((element) => {
      if (isInert(element) || element.matches(':disabled') || element.closest('[aria-disabled=true]')) return false;
      const shown = face(element);
      return isSeen(element) || (shown !== null && isSeen(shown));
    });
  }

  function faces(within: Element = scope()): HTMLElement[] {
    const isInText = (control: Element) => {
      if (getComputedStyle(control).display !== 'inline') return false;
      const block = control.closest('p,li,dd,td,figcaption,div');
      return (block?.textContent.trim().length ?? 0) > control.textContent.trim().length + 1;
    };
    const shown = controls(within)
      .filter((each) => each.tabIndex >= 0 || each.matches('button'))
      .map((control) => control.closest('label') ?? control);
    return [...new Set(shown)].filter((each) => isSeen(each) && !isInText(each));
  }

  function isInReach(element: Element, { left, top, width, height }: DOMRect): boolean {
    const [x, y] = [left + width / 2, top + height / 2];
    for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
      const around = part.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(part);
      if (overflowX !== 'visible' && (x < around.left || x > around.right)) return false;
      if (overflowY !== 'visible' && (y < around.top || y > around.bottom)) return false;
    }
    return true;
  }

  function liftOf(element: Element): Element {
    for (let at: Element | null = element; at; at = at.parentElement)
      // A popover is placed by react-aria, and says so.
      if (at.matches('[data-placement]') || ['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return document.body;
  }

  function isAbove(one: Element, other: Element): boolean {
    // It can be closed, and goes by itself.
    const isMessage = (element: Element) =>
      liftOf(element).querySelector('[role=alertdialog]')?.contains(element) === true;
    const [a, b] = [liftOf(one), liftOf(other)];
    return a !== b && (a.contains(b) || b.contains(a) || isMessage(one) !== isMessage(other));
  }

  function texts(within: Element = document.body) {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const found: ReturnType<InPage['texts']> = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      // Only text nodes were asked for.
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!element || !/\S/.test(node.data) || element.closest('script,style,noscript,select,svg') || !isSeen(element))
        continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (lines.length > 0) found.push({ node, element, lines });
    }
    return found;
  }

  function stop(): TabStop | undefined {
    const element = document.activeElement;
    if (!element || element.matches('html,body,[data-audit-end]')) return undefined;
    const input = element instanceof HTMLInputElement ? element : null;
    // A radio button or file field that is drawn by its label is where the label is.
    const face = isSeen(element) ? element : (input?.closest('label') ?? element);
    const rect = face.getBoundingClientRect();
    // What is larger than the window is looked at where it is in sight.
    const clip = (from: number, to: number, most: number) =>
      from >= most || to <= 0 ? [from, to] : [Math.max(from, 0), Math.min(to, most)];
    const [[left = 0, right = 0], [top = 0, bottom = 0]] = [
      clip(rect.left, rect.right, innerWidth),
      clip(rect.top, rect.bottom, innerHeight),
    ];
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const covers = points.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return [null];
      return face.contains(hit) || hit.contains(face) || hit.closest('label')?.contains(face) ? [] : [hit];
    });
    const cover = covers.find((each) => each !== null);
    let isFixed = false;
    // Tab scrolls whatever a stop lies in.
    const scrolled = { x: 0, y: 0 };
    for (let at: Element | null = face; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) isFixed = true;
      scrolled.x += at.scrollLeft;
      scrolled.y += at.scrollTop;
    }
    const name = input?.type === 'radio' ? input.name : '';
    // A grid has one stop, which leads to those of the row where one was.
    const whole = element.closest('[role=grid]') ?? element;
    return {
      selector: selectorOf(element),
      group: name === '' ? selectorOf(whole) : `radio ${name}`,
      label: `${element.localName} ${(element.getAttribute('aria-label') ?? face.textContent).trim().slice(0, 40)}`,
      box: {
        left: rect.left + scrolled.x,
        top: rect.top + scrolled.y,
        right: rect.right + scrolled.x,
        bottom: rect.bottom + scrolled.y,
      },
      place: [...document.querySelectorAll('*')].indexOf(element),
      isFixed,
      covered: covers.length,
      cover: cover ? selectorOf(cover) : 'the edge of the window',
      isFrame: element.localName === 'iframe',
      isInText: getComputedStyle(face).display === 'inline',
      direction: getComputedStyle(face.parentElement ?? face).direction,
    };
  }

  window.audit = {
    selectorOf,
    isSeen,
    isInert,
    scope,
    controls,
    faces,
    isInReach,
    liftOf,
    isAbove,
    texts,
    stop,
    nameOf: (element) =>
      asked(() => axe.commons.text.accessibleText(element))
        .replaceAll(/\s+/g, ' ')
        .trim(),
    roleOf: (element) => asked(() => axe.commons.aria.getRole(element)) ?? '',
  };
}
