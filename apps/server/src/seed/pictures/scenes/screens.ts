import { ramps } from '../palette.ts';
import { circle, drawing, faded, line, moved, rect, shape, times } from '../svg.ts';
import { browser, landscape, paragraph, phone, sheet, stage } from './parts.ts';
import type { Scene } from './parts.ts';

/** A page with a large picture and three entries below it. */
export const page: Scene = (scheme, random) =>
  drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    browser(
      110,
      70,
      740,
      640,
      scheme,
      rect(40, 30, 70, 16, scheme.main, 4),
      times(4, (index) => rect(470 + index * 62, 34, 42, 8, scheme.faint, 4)),
      paragraph(40, 108, 250, 2, scheme.ink, random),
      paragraph(40, 160, 230, 3, scheme.faint, random),
      rect(40, 236, 124, 38, scheme.main, 6),
      landscape(350, 84, 350, 220, scheme, random),
      times(3, (index) =>
        moved(
          40 + index * 228,
          350,
          rect(0, 0, 204, 130, random.pick([scheme.second, scheme.ground, scheme.main]), 6),
          paragraph(0, 150, 190, 3, scheme.faint, random),
        ),
      ),
    ),
  );

/** A form beside a calendar, one day of it chosen. */
export const booking: Scene = (scheme, random) => {
  const chosen = random.between(8, 26);
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    browser(
      90,
      80,
      780,
      480,
      scheme,
      paragraph(44, 44, 230, 2, scheme.ink, random),
      times(
        3,
        (index) =>
          rect(44, 112 + index * 74, 270, 44, scheme.ground, 6) +
          rect(58, 130 + index * 74, random.between(70, 170), 8, scheme.ink, 4),
      ),
      rect(44, 344, 270, 46, scheme.main, 6) + rect(134, 363, 90, 8, scheme.sheet, 4),
      rect(370, 46, 120, 12, scheme.ink, 6),
      times(31, (index) => {
        const [x, y] = [370 + ((index + 2) % 7) * 52, 84 + Math.floor((index + 2) / 7) * 56];
        const fill = index === chosen ? scheme.spark : random.chance(0.25) ? scheme.second : scheme.ground;
        return rect(x, y, 44, 46, fill, 6) + circle(x + 22, y + 23, 4, scheme.ink);
      }),
    ),
  );
};

/** Tiles with figures, a long chart and a list. */
export const dashboard: Scene = (scheme, random) => {
  const points = Array.from(
    { length: 12 },
    (_, index) => [28 + index * 40, 150 - random.between(10, 110) - index * 2] as const,
  );
  const path = points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    browser(
      70,
      60,
      820,
      530,
      scheme,
      rect(0, 0, 150, 486, scheme.main, 0),
      times(6, (index) =>
        faded(index === 1 ? 1 : 0.5, rect(26, 40 + index * 40, 90 - (index % 3) * 14, 9, '#ffffff', 4)),
      ),
      times(3, (index) =>
        moved(
          180 + index * 208,
          32,
          rect(0, 0, 190, 92, scheme.ground, 8),
          rect(18, 20, 60, 8, scheme.faint, 4),
          rect(18, 46, 90 + index * 14, 22, index === 2 ? scheme.spark : scheme.ink, 4),
        ),
      ),
      moved(
        180,
        148,
        rect(0, 0, 606, 180, scheme.ground, 8),
        faded(0.25, shape(`${path}V170H28z`, scheme.main)),
        line(path, scheme.main, 4),
        ...points.slice(-1).map(([x, y]) => circle(x, y, 8, scheme.spark)),
      ),
      times(4, (index) =>
        moved(
          180,
          352 + index * 32,
          circle(10, 8, 9, random.pick([scheme.second, scheme.spark, scheme.main])),
          rect(32, 4, random.between(120, 240), 8, scheme.ink, 4),
          rect(500, 4, 90, 8, scheme.faint, 4),
        ),
      ),
    ),
  );
};

/** Three telephones: a list, a picture, a dial. */
export const phones: Scene = (scheme, random) =>
  drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    faded(0.6, circle(random.between(200, 760), 330, 250, scheme.second)),
    phone(
      120,
      130,
      scheme,
      rect(18, 44, 96, 12, scheme.ink, 6),
      times(
        5,
        (index) =>
          rect(18, 84 + index * 58, 44, 44, random.pick([scheme.main, scheme.second, scheme.spark]), 10) +
          rect(74, 94 + index * 58, random.between(50, 88), 8, scheme.ink, 4) +
          rect(74, 110 + index * 58, random.between(40, 80), 7, scheme.faint, 3),
      ),
    ),
    phone(
      380,
      90,
      scheme,
      landscape(0, 34, 182, 150, scheme, random),
      paragraph(18, 210, 146, 2, scheme.ink, random),
      paragraph(18, 256, 146, 3, scheme.faint, random),
      rect(18, 334, 146, 40, scheme.main, 20),
    ),
    phone(
      640,
      130,
      scheme,
      circle(91, 140, 62, scheme.ground),
      line('M47 184A62 62 0 1 1 146 168', scheme.main, 12),
      rect(62, 130, 58, 20, scheme.ink, 4),
      times(7, (index) => {
        const tall = random.between(20, 90);
        return rect(18 + index * 22, 340 - tall, 14, tall, index === 4 ? scheme.spark : scheme.second, 4);
      }),
    ),
  );

/** A file of code beside the tree of its folder; the colours of the syntax are the scheme's. */
export const code: Scene = (scheme, random) => {
  const { ink, paper } = ramps;
  const colours = [scheme.second, scheme.spark, '#8fa3ff', ink[500], paper[100]];
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    sheet(90, 70, 780, 500, '#161c2c', 14),
    times(3, (index) => circle(118 + index * 20, 96, 6, index === 0 ? scheme.spark : '#39435a')),
    rect(90, 120, 170, 450, '#1c2436'),
    times(9, (index) =>
      rect(
        112 + (index % 3) * 14,
        148 + index * 32,
        random.between(60, 100),
        8,
        index === 3 ? scheme.spark : '#4a5672',
        4,
      ),
    ),
    times(17, (row) => {
      const indent = [0, 1, 1, 2, 2, 3, 2, 1, 0, 0, 1, 2, 2, 2, 1, 1, 0][row] ?? 0;
      let x = 316 + indent * 28;
      const marks = times(random.between(1, 4), () => {
        const width = random.between(24, 110);
        const bar = x + width < 840 ? rect(x, 147 + row * 24, width, 9, random.pick(colours), 4) : '';
        x += width + 12;
        return bar;
      });
      return (
        rect(280, 148 + row * 24, 14, 6, '#39435a', 3) + (row === 8 || row === 9 ? (row === 8 ? marks : '') : marks)
      );
    }),
    faded(0.14, rect(260, 285, 610, 26, scheme.spark)),
  );
};

/** A stack of components: buttons, fields, switches, marks. */
export const components: Scene = (scheme, random) =>
  drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    ...[0, 1, 2].map((column) => sheet(70 + column * 284, 70, 252, 500, scheme.sheet, 12)),
    times(
      4,
      (index) =>
        rect(
          98,
          104 + index * 66,
          120 + (index % 2) * 40,
          44,
          [scheme.main, scheme.ground, scheme.spark, scheme.second][index] ?? scheme.main,
          8,
        ) + rect(122, 122 + index * 66, 72, 8, index === 0 ? '#ffffff' : scheme.ink, 4),
    ),
    times(6, (index) =>
      circle(
        114 + index * 36,
        404,
        14,
        [scheme.main, scheme.second, scheme.spark, scheme.ink, scheme.faint, scheme.ground][index] ?? scheme.main,
      ),
    ),
    paragraph(98, 452, 190, 4, scheme.faint, random),
    moved(
      354,
      70,
      times(
        3,
        (index) =>
          rect(28, 34 + index * 96, 80, 8, scheme.ink, 4) +
          rect(28, 52 + index * 96, 196, 46, scheme.ground, 8) +
          rect(42, 71 + index * 96, random.between(50, 130), 8, scheme.faint, 4),
      ),
      times(
        3,
        (index) =>
          rect(28, 340 + index * 44, 56, 28, index === 1 ? scheme.faint : scheme.main, 14) +
          circle(index === 1 ? 42 : 70, 354 + index * 44, 10, '#ffffff') +
          rect(100, 350 + index * 44, 100, 8, scheme.faint, 4),
      ),
    ),
    moved(
      638,
      70,
      landscape(28, 34, 196, 130, scheme, random),
      paragraph(28, 186, 190, 3, scheme.ink, random),
      times(3, (index) => rect(28 + index * 66, 262, 56, 26, scheme.ground, 13)),
      rect(28, 320, 196, 10, scheme.ground, 5),
      rect(28, 320, random.between(60, 160), 10, scheme.spark, 5),
      times(5, (index) =>
        shape(
          `M${46 + index * 38} 372l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z`,
          index < 4 ? scheme.spark : scheme.faint,
        ),
      ),
    ),
  );
