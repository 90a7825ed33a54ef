import { ArrowUpRight, Ban, Blocks, LoaderCircle, RotateCcw } from 'lucide-react';

import { Icon } from '../../packages/ui/src/components/Icon/Icon.tsx';
import * as styles from './stateMap.css.ts';

const icons = [
  { icon: Blocks, text: 'made by this archetype' },
  { icon: LoaderCircle, text: 'a call is under way' },
  { icon: RotateCcw, text: 'happens, and the state stays' },
  { icon: Ban, text: 'is ignored' },
] as const;

const shapes = [
  { shape: styles.shapes.start, text: 'begins here' },
  { shape: styles.shapes.final, text: 'final' },
  { shape: styles.shapes.passedThrough, text: 'left at once, never seen' },
] as const;

/** What the signs of a drawing mean. `opens`: what a press on a state does. */
export function Legend({ opens }: { opens: string }) {
  return (
    <ul className={styles.legend} aria-label="Signs">
      {shapes.map(({ shape, text }) => (
        <li key={text} className={styles.legendEntry}>
          <span aria-hidden="true" className={shape} />
          {text}
        </li>
      ))}
      {[{ icon: ArrowUpRight, text: opens }, ...icons].map(({ icon, text }) => (
        <li key={text} className={styles.legendEntry}>
          <Icon icon={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
