import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { Box, Place, Size } from './placement.ts';
import { placeOf } from './placement.ts';

const margin = 12;

/** What a person fills in or presses. Headings and whole pages have the focus too, after a change of page. */
const controls = 'input, textarea, select, button, a[href], [role], [tabindex="0"]';

const inSight = (boxes: readonly Box[], { width, height }: Size): Box[] =>
  boxes.filter(({ left, right, top, bottom }) => right > left && left < width && bottom > 0 && top < height);

const boxesOf = (elements: Iterable<Element>): Box[] => [...elements].map((element) => element.getBoundingClientRect());

/** Of headings, their words: their boxes go on to the end of the line. */
const wordsOf = (elements: Iterable<Element>): Box[] =>
  [...elements].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  });

/** The four edges of a dialog, as far as they stand in the window. */
function edgesOf({ left, right, top, bottom }: Box, { width, height }: Size): Box[] {
  const upright = [left, right].filter((at) => at > margin && at < width - margin);
  const level = [top, bottom].filter((at) => at > margin && at < height - margin);
  return [
    ...upright.map((at) => ({ left: at - 1, right: at + 1, top, bottom })),
    ...level.map((at) => ({ left, right, top: at - 1, bottom: at + 1 })),
  ];
}

/** What messages must not lie on now, and then what they should not: with a dialog open, only what is in it. */
function surroundings(viewport: Size) {
  const dialog = [...document.querySelectorAll('section[role=dialog], section[role=alertdialog]')].at(-1);
  const focused = document.activeElement;
  const isControl = focused !== null && focused !== dialog && focused.matches(controls);
  const place = isControl ? [focused.closest('[data-field]') ?? focused] : [];
  const scope = dialog ?? document;
  const edges = dialog ? edgesOf(dialog.getBoundingClientRect(), viewport) : [];
  return {
    obstacles: inSight(boxesOf([...scope.querySelectorAll('[data-keep-clear]'), ...place]), viewport),
    wishes: [
      [...edges, ...boxesOf(scope.querySelectorAll('[data-notice]'))],
      wordsOf(scope.querySelectorAll('h1, h2')),
      wordsOf(scope.querySelectorAll('h3, h4, h5, h6')),
    ].map((boxes) => inSight(boxes, viewport)),
  };
}

/**
 * Puts the messages where they belong now, and says where that is. While the page is scrolled they only make way for
 * what must not be covered: else each heading that passes would push them about.
 */
function lay(region: HTMLElement, current: Place | null, isScrolled: boolean): Place {
  const viewport = {
    width: document.documentElement.clientWidth,
    // What a phone's keyboard leaves.
    height: window.visualViewport?.height ?? window.innerHeight,
  };
  const size = { width: region.offsetWidth, height: region.scrollHeight };
  const isRightToLeft = getComputedStyle(region).direction === 'rtl';
  const { obstacles, wishes } = surroundings(viewport);
  const place = placeOf({
    viewport,
    size,
    obstacles,
    wishes: isScrolled ? [] : wishes,
    margin,
    isRightToLeft,
    current,
  });
  // From the start of the line, where it stands.
  const across = isRightToLeft ? place.left + size.width - viewport.width : place.left;
  region.style.setProperty('translate', `${across}px ${place.top}px`);
  region.style.setProperty('max-height', place.maxHeight === null ? null : `${place.maxHeight}px`);
  region.style.setProperty('overflow-y', place.maxHeight === null ? null : 'auto');
  return place;
}

/** Keeps messages where they lie on nothing that a person needs, while the page moves under them. */
export function usePlacement(region: RefObject<HTMLElement | null>): void {
  const current = useRef<Place>(null);
  useLayoutEffect(() => {
    let frame = 0;
    let isScrolled = false;
    const place = () => {
      frame = 0;
      const element = region.current;
      // What is being read or pressed stays where it is.
      const isInUse = current.current !== null && element?.contains(document.activeElement) === true;
      if (element !== null && !isInUse) current.current = lay(element, current.current, isScrolled);
    };
    const placeSoon = (cause?: unknown) => {
      const isScroll = cause instanceof Event && cause.type === 'scroll';
      isScrolled = frame === 0 ? isScroll : isScrolled && isScroll;
      frame ||= requestAnimationFrame(place);
    };
    place();

    const watch = new AbortController();
    const options = { capture: true, passive: true, signal: watch.signal };
    for (const moment of ['focusin', 'focusout', 'scroll', 'transitionend', 'animationend'])
      document.addEventListener(moment, placeSoon, options);
    window.addEventListener('resize', placeSoon, options);
    window.visualViewport?.addEventListener('resize', placeSoon, options);
    // Dialogs open, lists arrive, and messages come and go.
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(placeSoon);
    if (region.current) sizes.observe(region.current);
    return () => {
      cancelAnimationFrame(frame);
      watch.abort();
      changes.disconnect();
      sizes.disconnect();
    };
  }, [region]);
}
