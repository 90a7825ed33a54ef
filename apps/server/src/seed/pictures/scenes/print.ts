import { heightOfWord, word, wordOfWidth } from '../lettering.ts';
import { inkOn } from '../palette.ts';
import { circle, drawing, faded, line, moved, rect, ring, shape, times, turned, within } from '../svg.ts';
import { landscape, paragraph, sheet, stage } from './parts.ts';
import type { Scene } from './parts.ts';

const words = [
  'SALT',
  'ORCHARD',
  'TIDE',
  'LOOM',
  'NORTH',
  'FERRY',
  'KILN',
  'RYE',
  'HARBOUR',
  'MOSS',
  'LANTERN',
  'DUNE',
] as const;

/** A mark made of quarters of a circle. */
function mark(size: number, colours: readonly string[], random: { between(min: number, max: number): number }): string {
  const half = size / 2;
  return times(4, (index) => {
    const [x, y] = [(index % 2) * half, Math.floor(index / 2) * half];
    const corner = random.between(0, 3) * 90;
    return turned(
      corner,
      x + half / 2,
      y + half / 2,
      shape(`M${x} ${y}h${half}a${half} ${half} 0 0 1-${half} ${half}z`, colours[index % colours.length] ?? '#000000'),
    );
  });
}

/** Two posters on a wall. */
export const poster: Scene = (scheme, random) => {
  const [first, second] = random.sample(words, 2);
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    sheet(150, 60, 370, 520, scheme.main, 0),
    within(
      'one',
      'M150 60h370v520H150z',
      circle(335, 300, 150, scheme.spark),
      times(9, (index) => rect(150, 318 + index * 22, 370, 6 + index, scheme.main)),
      faded(0.9, shape('M150 470q90-60 190-20t180-30v160H150z', scheme.second)),
    ),
    wordOfWidth(first ?? 'SALT', 310, { x: 180, y: 92, colour: '#ffffff', weight: 2 }),
    sheet(580, 120, 240, 340, scheme.sheet, 0),
    moved(620, 166, mark(160, [scheme.main, scheme.spark, scheme.second], random)),
    wordOfWidth(second ?? 'TIDE', 160, { x: 620, y: 356, colour: scheme.ink, weight: 1.8 }),
    rect(620, 430, 100, 6, scheme.faint, 3),
  );
};

/** A specimen: one letter large, the alphabet beside it. */
export const specimen: Scene = (scheme, random) => {
  const letter = random.pick(['R', 'G', '&', 'Q', 'S', 'K', 'B'] as const);
  const heavy = random.pick([2.4, 3, 1.4]);
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    rect(0, 0, 420, 640, scheme.main),
    word(letter, { x: 90, y: 150, height: 330, colour: inkOn(scheme.main), weight: heavy }),
    line('M60 150h300M60 480h300', scheme.spark, 2),
    ...['ABCDEFG', 'HIJKLMN', 'OPQRSTU', 'VWXYZ&'].map((row, index) =>
      word(row, { x: 490, y: 90 + index * 84, height: 46, colour: scheme.ink, weight: heavy * 0.8 }),
    ),
    paragraph(490, 450, 380, 5, scheme.faint, random),
    circle(860, 580, 14, scheme.spark),
  );
};

/** An identity on what is printed: a card, a bag, a strip of pattern. */
export const identity: Scene = (scheme, random) => {
  const name = random.pick(words);
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    times(8, (index) => moved(0, index * 82, mark(82, [scheme.second, scheme.main], random))),
    times(8, (index) => moved(82, index * 82, mark(82, [scheme.spark, scheme.second], random))),
    sheet(240, 110, 300, 180, scheme.sheet, 6),
    moved(270, 140, mark(54, [scheme.main, scheme.spark], random)),
    wordOfWidth(name, 120, { x: 270, y: 222, colour: scheme.ink, weight: 1.8 }),
    sheet(290, 340, 300, 180, scheme.main, 6),
    moved(405, 395, mark(70, [scheme.sheet, scheme.spark], random)),
    line('M690 190c0-90 110-90 110 0', scheme.ink, 8),
    sheet(630, 180, 230, 340, scheme.sheet, 4),
    moved(695, 250, mark(100, [scheme.main, scheme.spark, scheme.second], random)),
    wordOfWidth(name, 140, { x: 675, y: 400, colour: scheme.main, weight: 2 }),
  );
};

/** Boxes on a shelf. */
export const packaging: Scene = (scheme, random) => {
  const name = random.pick(words);
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    rect(0, 520, 960, 120, scheme.second),
    ...[scheme.main, scheme.spark, scheme.sheet, scheme.ink].map((fill, index) => {
      const [x, tall] = [110 + index * 192, [320, 270, 350, 240][index] ?? 300];
      const light = inkOn(fill);
      return (
        rect(x, 530 - tall, 160, tall, fill, 4) +
        faded(0.18, rect(x + 124, 530 - tall, 36, tall, '#0b1022', 4)) +
        moved(x + 36, 530 - tall + 40, mark(52, [light, scheme.second], random)) +
        wordOfWidth(name, 92, { x: x + 16, y: 530 - tall + 116, colour: light, weight: 2 }) +
        times(3, (row) => rect(x + 16, 492 - row * 12, 70 - row * 14, 4, light, 2))
      );
    }),
  );
};

/** An open book: a heading, columns, a drop capital, a picture. */
export const spread: Scene = (scheme, random) => {
  const title = random.pick(words);
  return drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    sheet(80, 80, 800, 480, scheme.sheet, 4),
    faded(0.1, rect(440, 80, 40, 480, '#0b1022')),
    wordOfWidth(title, 250, { x: 120, y: 124, colour: scheme.main, weight: 1.5 }),
    rect(120, 144 + heightOfWord(title, 250), 90, 5, scheme.spark),
    word(title.slice(0, 1), { x: 124, y: 290, height: 62, colour: scheme.ink, weight: 2 }),
    paragraph(200, 292, 70, 4, scheme.faint, random),
    paragraph(120, 370, 150, 9, scheme.faint, random),
    paragraph(292, 292, 140, 13, scheme.faint, random),
    landscape(520, 120, 320, 230, scheme, random),
    paragraph(520, 376, 148, 9, scheme.faint, random),
    paragraph(692, 376, 148, 9, scheme.faint, random),
  );
};

/** A page with an editor's marks. */
export const manuscript: Scene = (scheme, random) =>
  drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    turned(-3, 480, 320, sheet(270, 50, 440, 620, scheme.second, 2)),
    turned(
      1.5,
      480,
      320,
      sheet(250, 60, 460, 620, scheme.sheet, 2),
      rect(300, 110, 220, 16, scheme.ink, 4),
      paragraph(300, 160, 360, 24, scheme.faint, random),
      faded(
        0.5,
        rect(296, 227, random.between(150, 260), 14, scheme.spark, 4),
        rect(340, 353, random.between(120, 300), 14, scheme.spark, 4),
      ),
      line(`M300 290h${random.between(120, 220)}`, scheme.main, 3),
      line('M666 290q60-30 70 20t40 10', scheme.main, 3),
      ring(420, 470, 30, scheme.main, 3),
      line('M448 484q120 60 280 0', scheme.main, 3),
    ),
    line('M790 200l70 300', scheme.main, 16) + line('M860 500l4 18', scheme.ink, 10),
  );

/** The same text in two languages, linked where a term is agreed. */
export const translation: Scene = (scheme, random) =>
  drawing(
    stage,
    rect(0, 0, 960, 640, scheme.ground),
    sheet(90, 80, 360, 480, scheme.sheet, 8),
    sheet(510, 80, 360, 480, scheme.main, 8),
    rect(130, 124, 120, 14, scheme.ink, 4) + rect(550, 124, 140, 14, '#ffffff', 4),
    ...[170, 290, 410].map((y) => paragraph(130, y, 280, 5, scheme.faint, random)),
    ...[170, 290, 410].map((y) => faded(0.45, paragraph(550, y, 280, 5, '#ffffff', random))),
    times(3, (index) => {
      const [from, to] = [188 + index * 120, 206 + index * 120];
      const [x, other] = [random.between(150, 300), random.between(570, 700)];
      return (
        rect(x, from - 3, 84, 13, scheme.spark, 4) +
        rect(other, to - 3, 84, 13, scheme.spark, 4) +
        line(`M${x + 84} ${from + 4}C480 ${from} 480 ${to} ${other} ${to + 4}`, scheme.spark, 3)
      );
    }),
  );
