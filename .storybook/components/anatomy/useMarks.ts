import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { findParts } from './findParts.ts';
import type { Where } from './findParts.ts';
import { placeMarks } from './placeMarks.ts';
import type { Box, Mark } from './placeMarks.ts';

interface Marks {
  /** A mark for each part in its order, null for one that is not in sight. */
  marks: (Mark | null)[];
  /** The places at which the story, once it is drawn, has nothing. */
  absent: number[];
}

/** What may move a part without a change of the document. */
const moves = ['load', 'scroll', 'transitionend', 'animationend'] as const;

/** Calls back when anything changes within the elements, and in the frames in them. */
function watch(elements: readonly Element[], changed: () => void): () => void {
  const stop = new AbortController();
  const mutations = new MutationObserver(changed);
  const sizes = new ResizeObserver(changed);
  const follow = (element: Element) => {
    mutations.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
    sizes.observe(element);
    for (const kind of moves) element.addEventListener(kind, onMove, { capture: true, signal: stop.signal });
  };
  function onMove({ type, target }: Event) {
    // A frame has a document anew each time that it has loaded.
    const frame = type === 'load' && (target as Element).localName === 'iframe' ? (target as HTMLIFrameElement) : null;
    if (frame?.contentDocument) follow(frame.contentDocument.documentElement);
    changed();
  }
  elements.forEach(follow);
  // Direction, theme and size of text.
  mutations.observe(document.documentElement, { attributes: true });
  void document.fonts.ready.then(changed);
  return () => {
    stop.abort();
    mutations.disconnect();
    sizes.disconnect();
  };
}

function measure(stage: HTMLElement, picture: HTMLElement, places: readonly Where[]): Marks | null {
  const seen = findParts(picture, places);
  if (!seen) return null;
  const { x, y } = stage.getBoundingClientRect();
  const left = x + stage.clientLeft - stage.scrollLeft;
  const top = y + stage.clientTop - stage.scrollTop;
  const onStage = (box: Box) => ({ ...box, x: box.x - left, y: box.y - top });
  const boxes = seen.found.map((one) => (typeof one === 'string' ? null : onStage(one)));
  const { direction, fontSize } = getComputedStyle(stage);
  const placed = placeMarks(
    boxes.filter((box) => box !== null),
    seen.content.map(onStage),
    {
      width: stage.scrollWidth,
      height: stage.scrollHeight,
      start: direction === 'rtl' ? 'right' : 'left',
      diameter: Number.parseFloat(fontSize),
    },
  );
  return {
    marks: boxes.map((box) => (box === null ? null : (placed.shift() ?? null))),
    absent: seen.found.flatMap((one, index) => (one === 'absent' ? [index] : [])),
  };
}

/** The marks of the parts of what is drawn in `picture`, on the stage around it, wherever they move; null until it is drawn. */
export function useMarks(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  places: readonly Where[],
): Marks | null {
  const [marks, setMarks] = useState<Marks | null>(null);
  // A page gives them anew each time that it is drawn, and never others.
  const wanted = useRef(places);
  useEffect(() => {
    const around = stage.current;
    const drawn = picture.current;
    if (!around || !drawn) return undefined;
    let frame = 0;
    const update = () => {
      const next = measure(around, drawn, wanted.current);
      setMarks((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const unwatch = watch([around, drawn], () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    });
    update();
    return () => {
      cancelAnimationFrame(frame);
      unwatch();
    };
  }, [stage, picture]);
  return marks;
}
