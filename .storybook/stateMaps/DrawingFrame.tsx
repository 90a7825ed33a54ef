import { ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';

import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { IconButton } from '../../packages/ui/src/components/IconButton/IconButton.tsx';
import { Toolbar } from '../../packages/ui/src/components/Toolbar/Toolbar.tsx';
import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';
import type { Point } from './geometry.ts';
import type { Drawing as DrawingOf } from './layout.ts';
import { Legend } from './Legend.tsx';
import * as styles from './stateMap.css.ts';

/** How large a drawing can be made, in per cent of its own size. */
const scales = [50, 67, 80, 100, 125, 150, 200] as const;

/** Where to look first, as shares of the drawing's width and height: the state pointed out, or the beginning. */
function firstSight({ parts, width, height }: DrawingOf, current?: string): Point {
  const pointedOut = parts.find(({ part }) => part.kind === 'state' && current?.split(' ').includes(part.state.id));
  const sight = pointedOut ?? parts.find(({ part }) => part.kind === 'start');
  if (!sight) return { x: 0, y: 0 };
  return { x: (sight.x + sight.width / 2) / width, y: (sight.y + sight.height / 2) / height };
}

interface DrawingFrameProps extends Omit<DrawingProps, 'scale'> {
  /** Default `Drawing`. */
  title?: string;
  /** No higher than leaves room on the screen for what is beside it. Default: as high as the drawing. */
  isLow?: boolean;
}

/** A drawing in a frame of its own: larger and smaller by buttons, moved by scrolling, with the keyboard too. */
export function DrawingFrame({ title = 'Drawing', isLow = false, ...props }: DrawingFrameProps) {
  const headingId = useId();
  const [step, setStep] = useState<number>(scales.indexOf(100));
  const scale = scales[step] ?? 100;
  const frame = useRef<HTMLElement>(null);
  const look = isLow ? styles.lowFrame : styles.frame;
  const { x, y } = firstSight(props.drawing, props.current);
  useLayoutEffect(() => {
    const { current } = frame;
    current?.scrollTo({
      left: x * current.scrollWidth - current.clientWidth / 2,
      top: y * current.scrollHeight - current.clientHeight / 2,
    });
  }, [x, y]);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="lg" id={headingId}>
          {title}
        </Heading>
        <Toolbar aria-label="Size of the drawing">
          <IconButton
            icon={ZoomOut}
            aria-label="Smaller"
            size="small"
            isDisabled={step === 0}
            onPress={() => setStep(step - 1)}
          />
          <output className={styles.scale}>{scale}%</output>
          <IconButton
            icon={ZoomIn}
            aria-label="Larger"
            size="small"
            isDisabled={step === scales.length - 1}
            onPress={() => setStep(step + 1)}
          />
        </Toolbar>
      </div>
      {/* The one way to move a drawing by keyboard, where none of its states is reached. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={frame} aria-label={`Drawing of ${props.name}`} tabIndex={0} dir="ltr" className={look}>
        <Drawing {...props} scale={scale / 100} />
      </section>
      <Legend opens={props.onOpen ? 'leads to the state' : 'opens the story of the state'} />
    </section>
  );
}
