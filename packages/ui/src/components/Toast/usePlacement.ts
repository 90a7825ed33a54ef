import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { Box, Place } from './placement.ts';
import { placeOf } from './placement.ts';

const margin = 12;

/** What a person fills in or presses. Headings and whole pages have the focus too, after a change of page. */
const controls = 'input, textarea, select, button, a[href], [role], [tabindex="0"]';

function boxesInSight(elements: Iterable<Element>, height: number): Box[] {
  return [...elements]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.bottom > 0 && box.top < height);
}

/** What messages must not lie on now: with a dialog open, only what is in it. */
function obstaclesOf(height: number): Box[] {
  const dialog = [...document.querySelectorAll('section[role=dialog], section[role=alertdialog]')].at(-1);
  const focused = document.activeElement;
  const isControl = focused !== null && focused !== dialog && focused.matches(controls);
  const place = isControl ? [focused.closest('[data-field]') ?? focused] : [];
  return boxesInSight([...(dialog ?? document).querySelectorAll('[data-keep-clear]'), ...place], height);
}

/** Puts the messages where they belong now, and says where that is. */
function lay(region: HTMLElement, current: Place | null): Place {
  const viewport = {
    width: document.documentElement.clientWidth,
    // What a phone's keyboard leaves.
    height: window.visualViewport?.height ?? window.innerHeight,
  };
  const size = { width: region.offsetWidth, height: region.scrollHeight };
  const isRightToLeft = getComputedStyle(region).direction === 'rtl';
  const obstacles = obstaclesOf(viewport.height);
  const place = placeOf({ viewport, size, obstacles, margin, isRightToLeft, current });
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
    const place = () => {
      frame = 0;
      const element = region.current;
      // What is being read or pressed stays where it is.
      const isInUse = current.current !== null && element?.contains(document.activeElement) === true;
      if (element !== null && !isInUse) current.current = lay(element, current.current);
    };
    const placeSoon = () => {
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
