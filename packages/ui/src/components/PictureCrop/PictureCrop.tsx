import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useId } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { Slider } from '../Slider/Slider.tsx';
import * as styles from './PictureCrop.css.ts';
import { usePointers } from './usePointers.ts';

/** The square that is shown, in pixels of the picture. */
export interface CropSquare {
  x: number;
  y: number;
  side: number;
}

export interface PictureCropProps {
  /** Address of the picture. */
  src: string;
  /** Its width in pixels. */
  width: number;
  /** Its height in pixels. */
  height: number;
  /** The square that is shown, in pixels of the picture. */
  crop: CropSquare;
  /** How many times the square may enlarge the largest one. */
  maxZoom: number;
  /** Called with the place to which the square is moved; it may lie outside the picture. */
  onMove: (place: { x: number; y: number }) => void;
  /** Called with how many times the largest square is to be enlarged; it may be too many. */
  onZoom: (zoom: number) => void;
  /** Nothing can be moved. Default false. */
  isDisabled?: boolean | undefined;
  /** Names the part where the picture is moved. Default `Part of the picture that is shown`. */
  label?: string | undefined;
  /** How it is moved. Default: by dragging and by keys. */
  helpText?: string | undefined;
  /** Name of the slider. Default `Zoom`. */
  zoomLabel?: string | undefined;
  /** Names of the buttons that move the square left, right, up and down. */
  moveLabels?: readonly [string, string, string, string] | undefined;
}

const directions = [
  { icon: ArrowLeft, key: 'ArrowLeft', x: -1, y: 0 },
  { icon: ArrowRight, key: 'ArrowRight', x: 1, y: 0 },
  { icon: ArrowUp, key: 'ArrowUp', x: 0, y: -1 },
  { icon: ArrowDown, key: 'ArrowDown', x: 0, y: 1 },
] as const;

const zoomKeys: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, _: 1 / 1.1 };

/**
 * A square is cut out of a picture, by dragging, by keys or by buttons. The circle is what a profile shows. Written here,
 * since libraries that crop are dragged by pointer and know no keys, or name none.
 */
export function PictureCrop({
  src,
  width,
  height,
  crop,
  maxZoom,
  onMove,
  onZoom,
  isDisabled = false,
  label = 'Part of the picture that is shown',
  helpText = 'Drag the picture, or move it with the arrow keys and zoom with + and −.',
  zoomLabel = 'Zoom',
  moveLabels = ['Further left', 'Further right', 'Further up', 'Further down'],
}: PictureCropProps) {
  const helpId = useId();
  const zoom = Math.min(width, height) / crop.side;
  const step = crop.side / 20;
  const pointers = usePointers({ crop, zoom, onMove, onZoom });
  const move = ({ x, y }: { x: number; y: number }) => onMove({ x: crop.x + x * step, y: crop.y + y * step });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions.find(({ key }) => key === event.key);
    const factor = zoomKeys[event.key];
    if (direction === undefined && factor === undefined) return;
    event.preventDefault();
    if (direction) move(direction);
    if (factor !== undefined) onZoom(zoom * factor);
  };
  return (
    <div className={styles.pictureCrop}>
      <div
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        aria-disabled={isDisabled || undefined}
        tabIndex={isDisabled ? -1 : 0}
        className={styles.stage}
        {...(isDisabled ? {} : { ...pointers, onKeyDown })}
      >
        {/* The drawing's own window is the square: no style is needed, which the policy of pages refuses. */}
        <svg viewBox={`${crop.x} ${crop.y} ${crop.side} ${crop.side}`} className={styles.picture} aria-hidden="true">
          <image href={src} width={width} height={height} preserveAspectRatio="none" />
        </svg>
        <svg viewBox="0 0 2 2" className={styles.frame} aria-hidden="true">
          <path fillRule="evenodd" d="M0 0h2v2H0z M1 0a1 1 0 1 0 0 2a1 1 0 1 0 0-2z" />
        </svg>
      </div>
      <p id={helpId} className={styles.help}>
        {helpText}
      </p>
      {maxZoom > 1 ? (
        <Slider
          label={zoomLabel}
          value={zoom}
          onChange={onZoom}
          minValue={1}
          maxValue={maxZoom}
          step={0.05}
          formatOptions={{ style: 'percent' }}
          isDisabled={isDisabled}
        />
      ) : null}
      <div className={styles.moves}>
        {directions.map(({ icon, key, ...way }, index) => (
          <IconButton
            key={key}
            icon={icon}
            variant="secondary"
            aria-label={moveLabels[index] ?? ''}
            isDisabled={isDisabled}
            onPress={() => move(way)}
          />
        ))}
      </div>
    </div>
  );
}
