import { useEffect, useState } from 'react';

import type { LayoutFault } from '../layout/layoutFaults.ts';
import { lengthenNames } from './longNames.ts';

/** A story that was drawn. A new object each time it was. */
export interface Shown {
  document: Document;
}

/** What is wrong with the story that is shown, outlined in it; null until that is known. */
export function useFaults(shown: Shown | null, names: number): LayoutFault[] | null {
  const [known, setKnown] = useState<{ of: Shown; names: number; faults: LayoutFault[] } | null>(null);
  useEffect(() => {
    const view = shown?.document.defaultView;
    if (!shown || !view) return undefined;
    let isLeft = false;
    const ask = async () => {
      lengthenNames(shown.document, names);
      await new Promise((resolve) => view.requestAnimationFrame(() => view.requestAnimationFrame(resolve)));
      const faults = await view.layout.faults();
      if (isLeft) return;
      await view.layout.mark(faults);
      setKnown({ of: shown, names, faults });
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [shown, names]);
  return known && known.of === shown && known.names === names ? known.faults : null;
}
