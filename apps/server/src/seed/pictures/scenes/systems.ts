import { circle, drawing, faded, line, moved, rect, ring, shape, times, turned } from '../svg.ts';
import { landscape, paragraph, sheet, stage } from './parts.ts';
import type { Scene } from './parts.ts';

/** Services and what flows between them. */
export const diagram: Scene = (scheme, random) => {
  const box = (x: number, y: number, fill: string, text: string): string =>
    sheet(x, y, 180, 96, fill, 10) +
    rect(x + 24, y + 28, 90, 10, text, 5) +
    faded(0.6, rect(x + 24, y + 54, random.between(60, 130), 8, text, 4));
  const store = (x: number, y: number): string =>
    shape(`M${x} ${y}v90c0 34 150 34 150 0v-90z`, scheme.main) +
    shape(`M${x} ${y}c0-34 150-34 150 0s-150 34-150 0z`, scheme.second) +
    faded(0.5, line(`M${x} ${y + 45}c0 34 150 34 150 0`, scheme.sheet, 3));
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    times(24, (index) => circle(40 + (index % 12) * 80, index < 12 ? 40 : 600, 2.5, scheme.second)),
    line('M280 168h120M580 168h120M490 216v118M280 400h120M580 400h110M190 216v136', scheme.ink, 4),
    line('M690 386l12 14-12 14', scheme.ink, 4),
    box(100, 120, scheme.sheet, scheme.ink),
    box(400, 120, scheme.main, '#ffffff'),
    box(700, 120, scheme.sheet, scheme.ink),
    box(400, 350, scheme.sheet, scheme.ink),
    box(100, 350, scheme.spark, '#1f2532'),
    store(710, 370),
    ...[340, 640].map((x) => circle(x, 168, 9, scheme.spark)),
    circle(490, 270 + random.between(-10, 10), 9, scheme.spark),
  );
};

/** Tables of a database and how they hang together. */
export const schema: Scene = (scheme, random) => {
  const table = (x: number, y: number, rows: number, fill: string): string =>
    sheet(x, y, 210, 54 + rows * 34, scheme.sheet, 8) +
    rect(x, y, 210, 44, fill, 8) +
    rect(x + 18, y + 18, 90, 9, '#ffffff', 4) +
    times(
      rows,
      (row) =>
        circle(x + 24, y + 66 + row * 34, 5, row === 0 ? scheme.spark : scheme.faint) +
        rect(x + 44, y + 62 + row * 34, random.between(50, 100), 8, scheme.ink, 4) +
        rect(x + 160, y + 62 + row * 34, 32, 8, scheme.faint, 4),
    );
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    line('M290 150h95v60h100M290 450h60V280h60M590 250h70V160h50M590 320h60v160h60', scheme.ink, 3),
    table(90, 90, 5, scheme.main),
    table(90, 370, 4, scheme.main),
    table(390, 180, 7, scheme.main),
    table(700, 100, 4, scheme.main),
    table(700, 390, 4, scheme.main),
  );
};

/** Three rows of servers behind a gate; one of them is being replaced. */
export const cluster: Scene = (scheme, random) => {
  const chosen = random.between(0, 14);
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    line('M150 320h90M240 140v360M240 140h60M240 320h60M240 500h60', scheme.main, 5),
    sheet(70, 270, 110, 100, scheme.main, 12) + line('M102 322l14 14 30-34', '#ffffff', 8),
    times(15, (index) => {
      const [x, y] = [300 + (index % 5) * 116, 90 + Math.floor(index / 5) * 180];
      return (
        sheet(x, y, 96, 100, index === chosen ? scheme.spark : scheme.sheet, 10) +
        times(
          3,
          (row) =>
            rect(x + 16, y + 22 + row * 22, 44, 8, index === chosen ? '#ffffff' : scheme.faint, 4) +
            circle(x + 76, y + 26 + row * 22, 5, random.chance(0.8) ? scheme.main : scheme.second),
        )
      );
    }),
  );
};

/** A lock built of arcs, with findings in order of weight. */
export const shield: Scene = (scheme, random) =>
  drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    ...[250, 205, 160].map((radius, index) => faded(0.3 + index * 0.2, ring(310, 330, radius, scheme.second, 14))),
    line(`M310 80A250 250 0 0 1 ${random.between(500, 540)} 420`, scheme.spark, 14),
    shape('M310 210l96 34v84c0 62-42 100-96 124-54-24-96-62-96-124v-84z', scheme.main),
    circle(310, 314, 22, scheme.sheet) + shape('M302 320h16l8 52h-32z', scheme.sheet),
    ...[0, 1, 2, 3, 4].map((index) => {
      const y = 110 + index * 88;
      return (
        sheet(610, y, 270, 66, scheme.sheet, 8) +
        rect(
          610,
          y,
          12,
          66,
          [scheme.spark, scheme.spark, scheme.main, scheme.second, scheme.faint][index] ?? scheme.faint,
        ) +
        rect(644, y + 20, random.between(90, 160), 9, scheme.ink, 4) +
        rect(644, y + 40, random.between(120, 200), 7, scheme.faint, 3)
      );
    }),
  );

/** What a camera sees, with boxes around what it knows. */
export const detection: Scene = (scheme, random) =>
  drawing(
    stage,
    rect(0, 0, 960, 640, '#10182b'),
    landscape(90, 70, 780, 500, scheme, random),
    times(7, (index) => {
      const [x, y, side] = [140 + index * 98, 320 + random.between(-40, 130), random.between(40, 76)];
      const isSure = random.chance(0.7);
      return (
        circle(x + side / 2, y + side / 2, side * 0.36, scheme.second) +
        shape(
          `M${x} ${y}h${side}v${side}h-${side}z M${x + 4} ${y + 4}v${side - 8}h${side - 8}v-${side - 8}z`,
          isSure ? scheme.spark : '#ffffff',
        ) +
        rect(x, y - 16, side * 0.8, 12, isSure ? scheme.spark : '#ffffff')
      );
    }),
  );

/** Layers of a network, joined. */
export const network: Scene = (scheme, random) => {
  const layers = [4, 6, 6, 3];
  const at = (layer: number, index: number): readonly [number, number] => [
    170 + layer * 206,
    320 + (index - ((layers[layer] ?? 1) - 1) / 2) * 84,
  ];
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    times(3, (layer) =>
      times(layers[layer] ?? 0, (from) =>
        times(layers[layer + 1] ?? 0, (to) => {
          const [[x, y], [endX, endY]] = [at(layer, from), at(layer + 1, to)];
          return faded(
            random.chance(0.22) ? 0.9 : 0.25,
            line(`M${x} ${y}L${endX} ${endY}`, random.chance(0.2) ? scheme.spark : scheme.main, 3),
          );
        }),
      ),
    ),
    ...layers.map((count, layer) =>
      times(
        count,
        (index) =>
          circle(...at(layer, index), 24, scheme.sheet) +
          circle(...at(layer, index), 15, random.chance(0.3) ? scheme.spark : layer % 2 ? scheme.main : scheme.second),
      ),
    ),
  );
};

/** Who does what, and when. */
export const plan: Scene = (scheme, random) => {
  let start = 0;
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    sheet(80, 70, 800, 500, scheme.sheet, 10),
    times(
      8,
      (index) =>
        rect(290 + index * 72, 110, 40, 8, scheme.faint, 4) + rect(280 + index * 72, 134, 1.5, 400, scheme.faint),
    ),
    times(8, (row) => {
      start = Math.min(380, start + random.between(10, 70));
      const length = random.between(80, 190);
      return (
        rect(116, 160 + row * 48, random.between(70, 130), 9, scheme.ink, 4) +
        rect(
          280 + start,
          150 + row * 48,
          Math.min(length, 560 - start),
          28,
          [scheme.main, scheme.second, scheme.spark][row % 3] ?? scheme.main,
          14,
        )
      );
    }),
    line('M612 130v410', scheme.ink, 3) + circle(612, 130, 9, scheme.ink),
  );
};

/** A board with three columns of cards. */
export const board: Scene = (scheme, random) =>
  drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    ...[0, 1, 2].map((column) =>
      moved(
        70 + column * 280,
        60,
        rect(0, 0, 260, 520, scheme.sheet, 12),
        rect(22, 26, 100, 12, scheme.ink, 5),
        ...Array.from({ length: [4, 3, 4][column] ?? 3 }, (_, row) => {
          const y = 62 + row * 110;
          return (
            rect(18, y, 224, 94, scheme.ground, 8) +
            rect(34, y + 18, random.between(90, 170), 9, scheme.ink, 4) +
            paragraph(34, y + 42, 150, 2, scheme.faint, random) +
            circle(216, y + 70, 11, random.pick([scheme.main, scheme.spark, scheme.second]))
          );
        }),
      ),
    ),
  );

/** Frames of a film before it is shot. */
export const storyboard: Scene = (scheme, random) =>
  drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    ...Array.from({ length: 6 }, (_, index) => {
      const [x, y] = [70 + (index % 3) * 282, 70 + Math.floor(index / 3) * 268];
      return (
        sheet(x, y, 256, 230, scheme.sheet, 4) +
        landscape(
          x + 10,
          y + 10,
          236,
          144,
          random.chance(0.5) ? scheme : { ...scheme, second: scheme.main, main: scheme.ink },
          random,
        ) +
        paragraph(x + 14, y + 174, 200, 2, scheme.faint, random)
      );
    }),
  );

/** A frame of a film above its cuts. */
export const timeline: Scene = (scheme, random) =>
  drawing(
    stage,
    rect(0, 0, 960, 640, '#131a2a'),
    landscape(150, 50, 660, 330, scheme, random),
    shape('M455 175l60 40-60 40z', '#ffffff'),
    ...[0, 1, 2].map((track) => {
      let x = 60;
      return times(7, () => {
        const width = random.between(60, 170);
        const clip =
          x + width < 900
            ? rect(x, 430 + track * 56, width, 42, [scheme.main, scheme.second, scheme.spark][track] ?? scheme.main, 6)
            : '';
        x += width + 8;
        return clip;
      });
    }),
    line('M470 410v200', '#ffffff', 3) + circle(470, 410, 8, '#ffffff'),
  );

/** Blocks of a world, seen from above a corner. */
export const world: Scene = (scheme, random) => {
  const tile = (x: number, y: number, tall: number, top: string): string =>
    shape(`M${x} ${y - tall}l60 30-60 30-60-30z`, top) +
    shape(`M${x - 60} ${y + 30 - tall}l60 30v${tall}l-60-30z`, scheme.main) +
    shape(`M${x + 60} ${y + 30 - tall}l-60 30v${tall}l60-30z`, scheme.ink);
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    circle(random.between(160, 800), 130, 64, scheme.spark),
    ...Array.from({ length: 36 }, (_, index) => {
      const [column, row] = [index % 6, Math.floor(index / 6)];
      const tall = random.between(1, 5) * 22;
      return tile(
        480 + (column - row) * 62,
        240 + (column + row) * 31,
        tall,
        tall > 88 ? scheme.spark : random.pick([scheme.second, scheme.sheet]),
      );
    }),
  );
};

/** A path through screens, drawn before anything is designed. */
export const wireframe: Scene = (scheme, random) =>
  drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    line('M262 220h92M506 220h100M700 340v60M606 480h-100M354 480h-92', scheme.ink, 4),
    ...(
      [
        [110, 100],
        [354, 100],
        [606, 100],
        [606, 390],
        [354, 390],
        [110, 390],
      ] as const
    ).map(([x, y], index) =>
      turned(
        random.between(-2, 2),
        x + 76,
        y + 100,
        sheet(x, y, 152, 210, index === 3 ? scheme.main : scheme.sheet, 6),
        index % 2 ? rect(x + 18, y + 22, 116, 70, scheme.second, 4) : circle(x + 40, y + 46, 20, scheme.second),
        paragraph(x + 18, y + 112, 110, 3, index === 3 ? '#ffffff' : scheme.faint, random),
        rect(x + 18, y + 174, 70, 20, index === 3 ? scheme.spark : scheme.main, 4),
      ),
    ),
    ...[300, 550].map((x) => circle(x, 220, 8, scheme.spark)),
  );
