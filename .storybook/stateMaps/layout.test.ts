import { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';
import { beforeAll, describe, expect, it } from 'vitest';

import { exampleMachine } from './exampleMachine.ts';
import { isInside, overlap } from './geometry.ts';
import { chartOf } from './graph.ts';
import { layOut } from './layout.ts';
import type { Drawing } from './layout.ts';
import { partsOf } from './parts.ts';
import { type } from './type.ts';
import type { Measure } from './type.ts';

/** Letters of equal width, as there is no browser here. */
const measure: Measure = (text, face) => Math.ceil(text.length * type[face].size * 0.55);

const chart = chartOf(exampleMachine);
let drawing: Drawing;
beforeAll(async () => {
  drawing = await layOut(partsOf(chart), measure);
});

const pairsOf = <Item>(items: readonly Item[]) =>
  items.flatMap((item, index) => items.slice(index + 1).map((other) => [item, other] as const));

describe('a drawing', () => {
  it('has every state as a box', () => {
    const drawn = drawing.parts.filter(({ part }) => part.kind === 'state').map(({ part }) => part.state.id);
    expect(drawn.toSorted()).toEqual(chart.states.map(({ id }) => id).toSorted());
  });

  it('says every transition once, on a line or in a box', () => {
    const onLines = drawing.links.flatMap(({ label }) => label?.entries.map(({ transition }) => transition.id) ?? []);
    const inBoxes = drawing.parts.flatMap(({ caption }) =>
      caption.notes.flatMap(({ note }) => note.transition?.id ?? []),
    );
    expect([...onLines, ...inBoxes].toSorted()).toEqual(chart.transitions.map(({ id }) => id).toSorted());
  });

  it('writes nothing over anything else', () => {
    const labels = drawing.links.flatMap(({ label }) => label ?? []);
    const boxes = drawing.parts.filter(({ part }) => part.parts.length === 0);
    expect(pairsOf([...labels, ...boxes]).filter(([a, b]) => overlap(a, b))).toEqual([]);
  });

  it('gives everything that is written the room it takes', () => {
    const labels = drawing.links.flatMap(({ label }) =>
      label ? [{ ...label, lines: label.entries.flatMap(({ lines }) => lines) }] : [],
    );
    const boxes = drawing.parts.map(({ caption, width, height }) => {
      const lines = [caption.title ?? [], caption.notes.map(({ line }) => line)].flat(2);
      return { width, height, lines };
    });
    const cramped = [...labels, ...boxes].flatMap(({ width, height, lines }) =>
      lines.filter(({ text, face, x, y }) => x + measure(text, face) > width || y > height),
    );
    expect(cramped).toEqual([]);
  });

  it('gives an outer box the room that its own words take, however narrow what lies in it', async () => {
    const { parts } = await layOut(partsOf(chartOf(forgotPasswordMachine)), measure);
    const outer = parts.filter(({ part }) => part.parts.length > 0);
    expect(outer.map(({ part }) => part.title)).toContain('otp');
    expect(outer.filter(({ caption, width }) => caption.width > width).map(({ part }) => part.title)).toEqual([]);
  });

  it('keeps inner boxes inside, below what their outer box says', () => {
    for (const outer of drawing.parts) {
      for (const { id } of outer.part.parts) {
        const inner = drawing.parts.find(({ part }) => part.id === id);
        expect(inner && isInside(inner, outer)).toBe(true);
        expect(inner?.y).toBeGreaterThanOrEqual(outer.y + outer.caption.height);
      }
    }
  });

  it('leads each line from one box to another', () => {
    const at = (id: string) => drawing.parts.find(({ part }) => part.id === id);
    const touches = (point: { x: number; y: number } | undefined, id: string) => {
      const box = at(id);
      if (!point || !box) return false;
      return isInside(
        { x: point.x, y: point.y, width: 0, height: 0 },
        { ...box, width: box.width + 1, height: box.height + 1 },
      );
    };
    const loose = drawing.links.filter(
      ({ link, points }) => !touches(points[0], link.from) || !touches(points.at(-1), link.to),
    );
    expect(loose.map(({ link }) => link.id)).toEqual([]);
  });

  it('is the same every time', async () => {
    expect(await layOut(partsOf(chart), measure)).toEqual(drawing);
  });
});
