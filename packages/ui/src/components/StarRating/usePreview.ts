import { useEffect, useRef, useState } from 'react';

/** Milliseconds that the pointer rests on another star before the word changes: on its way to the word it may cross some. */
const rest = 120;

interface Preview {
  /** The stars under the pointer, or those that it was on before it went to their word. */
  preview: number | null;
  show: (stars: number) => void;
  /** The pointer is on no star any more; what is shown stays. */
  stay: () => void;
  hide: () => void;
}

/** What a star means while the pointer is on it. As WCAG 1.4.13 asks, the word can be pointed at, and Escape sends it away. */
export function usePreview(): Preview {
  const [preview, setPreview] = useState<number | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isShown = preview !== null;

  function show(stars: number) {
    clearTimeout(waiting.current);
    if (isShown) waiting.current = setTimeout(() => setPreview(stars), rest);
    else setPreview(stars);
  }

  const stay = () => clearTimeout(waiting.current);

  function hide() {
    stay();
    setPreview(null);
  }

  useEffect(() => {
    if (!isShown) return undefined;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      clearTimeout(waiting.current);
      setPreview(null);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isShown]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  return { preview, show, stay, hide };
}
