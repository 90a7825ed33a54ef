import type { PointerEvent } from 'react';
import { useRef } from 'react';

interface Square {
  x: number;
  y: number;
  side: number;
}

interface PointersOptions {
  crop: Square;
  zoom: number;
  onMove: (place: { x: number; y: number }) => void;
  onZoom: (zoom: number) => void;
}

interface Point {
  x: number;
  y: number;
}

/** How things stood when the last finger came or went. */
interface Start {
  points: readonly Point[];
  crop: Square;
  zoom: number;
}

const distance = ([one, other]: readonly Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/** One pointer drags the picture, two fingers zoom it. */
export function usePointers({ crop, zoom, onMove, onZoom }: PointersOptions) {
  const down = useRef(new Map<number, Point>());
  const start = useRef<Start | null>(null);

  const begin = () => {
    start.current = { points: [...down.current.values()], crop, zoom };
  };

  const leave = ({ pointerId }: PointerEvent) => {
    down.current.delete(pointerId);
    begin();
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      begin();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!down.current.has(event.pointerId) || start.current === null) return;
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const { points, crop: before, zoom: zoomBefore } = start.current;
      const now = [...down.current.values()];
      const [from, to] = [points[0], now[0]];
      if (now.length > 1) {
        const apart = distance(points);
        if (apart > 0) onZoom((zoomBefore * distance(now)) / apart);
      } else if (from && to) {
        // The picture goes with the finger, so the square goes the other way.
        const scale = before.side / event.currentTarget.getBoundingClientRect().width;
        onMove({ x: before.x - (to.x - from.x) * scale, y: before.y - (to.y - from.y) * scale });
      }
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
}
