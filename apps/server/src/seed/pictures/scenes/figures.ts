import { circle, drawing, faded, line, moved, rect, ring, shape, times } from '../svg.ts';
import { landscape, paragraph, sheet, stage } from './parts.ts';
import type { Scene } from './parts.ts';

/** A year of columns with a line over them. */
export const columns: Scene = (scheme, random) => {
  const heights = Array.from({ length: 12 }, (_, index) => random.between(60, 150) + index * random.between(6, 14));
  const path = heights
    .map((tall, index) => `${index ? 'L' : 'M'}${163 + index * 58} ${470 - tall * 0.7 - 60}`)
    .join('');
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    sheet(80, 70, 800, 500, scheme.sheet, 10),
    rect(130, 110, 220, 14, scheme.ink, 5) + rect(130, 136, 140, 8, scheme.faint, 4),
    times(5, (index) => rect(130, 220 + index * 66, 700, 1.5, scheme.faint)),
    heights
      .map((tall, index) =>
        rect(
          144 + index * 58,
          484 - tall,
          38,
          tall,
          index === 11 ? scheme.spark : index < 6 ? scheme.second : scheme.main,
          3,
        ),
      )
      .join(''),
    line(path, scheme.ink, 4),
    times(12, (index) => rect(150 + index * 58, 504, 26, 7, scheme.faint, 3)),
  );
};

/** Layers of areas, one above the other. */
export const areas: Scene = (scheme, random) => {
  const layer = (base: number): string => {
    const points = Array.from({ length: 9 }, (_, index) => [index * 120, base - random.between(0, 90)] as const);
    return `M0 640${points.map(([x, y], index) => (index === 0 ? `L${x} ${y}` : `S${x - 50} ${y} ${x} ${y}`)).join('')}V640z`;
  };
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.sheet),
    times(6, (index) => rect(0, 120 + index * 80, 960, 1.5, scheme.faint)),
    ...[scheme.second, scheme.main, scheme.spark, scheme.ink].map((fill, index) =>
      faded(0.92, shape(layer(340 + index * 85), fill)),
    ),
    rect(60, 60, 260, 18, scheme.ink, 6) + rect(60, 92, 180, 9, scheme.faint, 4),
    times(4, (index) =>
      circle(690 + index * 56, 70, 10, [scheme.second, scheme.main, scheme.spark, scheme.ink][index] ?? scheme.ink),
    ),
  );
};

/** Points in clusters, each with its ring. */
export const clusters: Scene = (scheme, random) => {
  const middles = [
    [280, 240, scheme.main],
    [620, 210, scheme.spark],
    [500, 440, scheme.second],
  ] as const;
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    sheet(80, 70, 800, 500, scheme.sheet, 10),
    line('M130 110v410h700', scheme.faint, 3),
    ...middles.map(([x, y, fill]) => {
      const spread = random.between(70, 110);
      return (
        faded(0.16, circle(x, y, spread + 24, fill)) +
        ring(x, y, spread + 24, fill, 2) +
        times(34, () => {
          const [angle, far] = [random.next() * 6.3, Math.sqrt(random.next()) * spread];
          return circle(
            Math.round(x + Math.cos(angle) * far),
            Math.round(y + Math.sin(angle) * far),
            6,
            fill === scheme.second ? scheme.ink : fill,
          );
        })
      );
    }),
  );
};

/** A sheet of figures with a row picked out and totals below. */
export const ledger: Scene = (scheme, random) => {
  const row = random.between(3, 8);
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    sheet(80, 60, 800, 520, scheme.sheet, 8),
    rect(80, 60, 800, 52, scheme.main, 8),
    times(6, (index) => rect(112 + index * 128 + (index ? 50 : 0), 82, 64, 9, '#ffffff', 4)),
    times(
      11,
      (line) =>
        (line === row ? faded(0.35, rect(80, 124 + line * 36, 800, 36, scheme.spark)) : '') +
        rect(112, 138 + line * 36, random.between(70, 150), 8, scheme.ink, 4) +
        times(5, (column) => {
          const width = random.between(24, 64);
          return rect(
            354 + column * 128 - width,
            138 + line * 36,
            width,
            8,
            column === 4 ? scheme.main : scheme.faint,
            4,
          );
        }),
    ),
    rect(112, 532, 736, 3, scheme.ink),
    times(5, (column) => rect(290 + column * 128, 550, 64, 10, scheme.ink, 4)),
  );
};

/** Three formats of one campaign. */
export const campaign: Scene = (scheme, random) => {
  const art = (x: number, y: number, width: number, height: number): string =>
    sheet(x, y, width, height, scheme.sheet, 6) +
    landscape(x, y, width, Math.round(height * 0.62), scheme, random) +
    paragraph(x + 20, y + Math.round(height * 0.62) + 20, width - 60, 2, scheme.ink, random) +
    rect(x + 20, y + height - 44, 90, 26, scheme.main, 13);
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    art(90, 90, 230, 460),
    art(360, 90, 280, 280),
    art(680, 90, 200, 280),
    moved(
      360,
      410,
      sheet(0, 0, 520, 140, scheme.main, 6),
      line(
        `M30 100C120 ${random.between(70, 110)} 160 ${random.between(60, 90)} 260 70S420 40 490 28`,
        scheme.spark,
        6,
      ),
      circle(490, 28, 10, '#ffffff'),
      rect(30, 26, 110, 10, '#ffffff', 5),
    ),
  );
};

/** Results of a search, the first of them raised. */
export const results: Scene = (scheme, random) =>
  drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    sheet(120, 70, 720, 60, scheme.sheet, 30) +
      circle(158, 100, 9, scheme.main) +
      line('M165 107l8 8', scheme.main, 4) +
      rect(190, 96, random.between(140, 300), 9, scheme.ink, 4),
    ...[0, 1, 2, 3].map((index) => {
      const y = 170 + index * 108;
      return index === 0
        ? sheet(100, y - 10, 760, 100, scheme.main, 8) +
            rect(130, y + 12, 260, 12, '#ffffff', 5) +
            faded(0.6, paragraph(130, y + 40, 520, 2, '#ffffff', random)) +
            shape(`M800 ${y + 56}l20-34 20 34z`, scheme.spark)
        : faded(
            1 - index * 0.18,
            rect(120, y, 720, 84, scheme.sheet, 8) +
              rect(146, y + 16, random.between(160, 260), 10, scheme.main, 4) +
              paragraph(146, y + 40, 480, 2, scheme.faint, random),
          );
    }),
  );

/** Streets, a river, and pins. */
export const map: Scene = (scheme, random) =>
  drawing(
    stage,
    rect(0, 0, 960, 640, scheme.sheet),
    shape(
      `M0 ${random.between(380, 480)}C240 300 340 560 560 420S860 300 960 360V${random.between(470, 520)}C760 420 660 520 520 540S220 460 0 580z`,
      scheme.second,
    ),
    times(9, (index) => line(`M${index * 130 - 60} 0L${index * 130 + random.between(-80, 80)} 640`, scheme.ground, 12)),
    times(6, (index) =>
      line(`M0 ${index * 120 + random.between(0, 60)}L960 ${index * 120 + random.between(0, 60)}`, scheme.ground, 12),
    ),
    line(`M70 560C220 430 330 470 470 330S700 210 880 ${random.between(60, 120)}`, scheme.main, 8),
    times(6, (index) => {
      const [x, y] = [110 + index * 145 + random.between(-30, 30), random.between(90, 500)];
      return (
        shape(`M${x} ${y}c-26-34-26-60 0-60s26 26 0 60z`, index === 2 ? scheme.spark : scheme.main) +
        circle(x, y - 38, 8, scheme.sheet)
      );
    }),
  );
