import { expect, test } from 'vitest';

import { judgeOrder, judgeReverse } from './stopOrder.ts';
import type { TabStop } from './tabStops.ts';

function stop(place: number, left: number, top: number, more: Partial<TabStop> = {}): TabStop {
  const box = { left, top, right: left + 100, bottom: top + 40 };
  const name = `#s${place}`;
  return {
    selector: name,
    group: name,
    label: name,
    place,
    box,
    isFixed: false,
    covered: 0,
    cover: '',
    isFrame: false,
    isInText: false,
    direction: 'ltr',
    ...more,
  };
}

const targets = (faults: readonly { target: string }[]) => faults.map(({ target }) => target);

test('down the page and along its lines is the order of the eye, and so is the next column', () => {
  const stops = [stop(1, 0, 0), stop(2, 120, 0), stop(3, 0, 60), stop(4, 0, 120), stop(5, 300, 0)];
  expect(judgeOrder(stops, 'ltr')).toEqual([]);
});

test('back up the page, or to the left on a line, is not', () => {
  expect(targets(judgeOrder([stop(1, 0, 100), stop(2, 0, 0)], 'ltr'))).toEqual(['#s2']);
  expect(targets(judgeOrder([stop(1, 120, 0), stop(2, 0, 0)], 'ltr'))).toEqual(['#s2']);
});

test('from right to left the line goes the other way', () => {
  const rtl = { direction: 'rtl' };
  expect(judgeOrder([stop(1, 120, 0, rtl), stop(2, 0, 0, rtl)], 'rtl')).toEqual([]);
  expect(targets(judgeOrder([stop(1, 0, 0, rtl), stop(2, 120, 0, rtl)], 'rtl'))).toEqual(['#s2']);
});

test('a part of the page may go its own way', () => {
  expect(judgeOrder([stop(1, 0, 0), stop(2, 120, 0)], 'rtl')).toEqual([]);
});

test('an order other than the document’s is told, wherever things stand', () => {
  expect(targets(judgeOrder([stop(5, 0, 0), stop(2, 0, 60)], 'ltr'))).toEqual(['#s2']);
});

test('what does not scroll with the page may stand anywhere', () => {
  expect(judgeOrder([stop(1, 0, 800), stop(2, 0, 0, { isFixed: true })], 'ltr')).toEqual([]);
});

test('the way back is the way there, reversed; a group may be entered from its other end', () => {
  const forth = [stop(1, 0, 0), stop(2, 0, 60, { group: 'radio role' }), stop(4, 0, 120)];
  const back = [stop(4, 0, 120), stop(3, 0, 90, { group: 'radio role' }), stop(1, 0, 0)];
  expect(judgeReverse(forth, back)).toEqual([]);
  expect(targets(judgeReverse(forth, [stop(4, 0, 120), stop(1, 0, 0)]))).toEqual(['#s2']);
});

test('a grid is entered at the row where one was; to its buttons leads Tab alone', () => {
  const grid = { group: '#chips' };
  const forth = [stop(1, 0, 0), stop(2, 0, 60, grid), stop(3, 60, 60, grid), stop(4, 0, 120)];
  expect(judgeReverse(forth, [stop(4, 0, 120), stop(2, 0, 60, grid), stop(1, 0, 0)])).toEqual([]);
  expect(targets(judgeReverse(forth, [stop(4, 0, 120), stop(1, 0, 0)]))).toEqual(['#s3']);
});
