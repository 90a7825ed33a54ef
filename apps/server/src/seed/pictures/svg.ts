/** Small functions that each return a piece of SVG; a drawing is a call of `drawing` around them. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}="${value}"`,
  );
  return `<${[name, ...written].join(' ')}>${children}</${name}>`;
}

type View = {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  /** Pixels for a unit. Default 1. */
  readonly scale?: number;
};

export function drawing({ x = 0, y = 0, width, height, scale = 1 }: View, ...children: readonly string[]): string {
  const viewBox = [x, y, width, height].join(' ');
  const size = { width: width * scale, height: height * scale };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, ...size }, children.join(''));
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  element('rect', { x, y, width, height, fill, rx });

export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  element('circle', { cx, cy, r, fill });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  element('ellipse', { cx, cy, rx, ry, fill });

export const ring = (cx: number, cy: number, r: number, stroke: string, width: number): string =>
  element('circle', { cx, cy, r, stroke, 'stroke-width': width, fill: 'none' });

export const shape = (d: string, fill: string): string => element('path', { d, fill });

/** A line with round ends. */
export const line = (d: string, stroke: string, width: number): string =>
  element('path', {
    d,
    stroke,
    'stroke-width': width,
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

export const moved = (x: number, y: number, ...children: readonly string[]): string =>
  element('g', { transform: `translate(${x} ${y})` }, children.join(''));

export const turned = (degrees: number, x: number, y: number, ...children: readonly string[]): string =>
  element('g', { transform: `rotate(${degrees} ${x} ${y})` }, children.join(''));

export const scaled = (factor: number, ...children: readonly string[]): string =>
  element('g', { transform: `scale(${factor})` }, children.join(''));

export const faded = (opacity: number, ...children: readonly string[]): string =>
  element('g', { opacity }, children.join(''));

/** Shows of `children` only what lies within the path. */
export const within = (id: string, d: string, ...children: readonly string[]): string =>
  element('clipPath', { id }, element('path', { d })) + element('g', { 'clip-path': `url(#${id})` }, children.join(''));

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
