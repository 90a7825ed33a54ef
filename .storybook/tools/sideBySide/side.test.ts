import { expect, it } from 'vitest';

import { decodeAddress, differences, encodeAddress, plainSide, settingNames } from './side.ts';

it.each([
  '',
  'https://design.example.com/main/',
  'http://127.0.0.1:6006/?path=/story/ä_b--c&globals=theme:dark',
  'before/',
])('keeps the address “%s” in characters that Storybook’s own address takes', (address) => {
  expect(encodeAddress(address)).toMatch(/^[a-zA-Z0-9 _-]*$/);
  expect(decodeAddress(encodeAddress(address))).toBe(address);
});

it('takes what no one has encoded for no address', () => {
  expect(decodeAddress('_zz')).toBe('');
});

it('says in what two sides differ', () => {
  const side = plainSide(390);
  expect(differences(side, side)).toEqual([]);
  expect(differences(side, { ...side, theme: 'dark', textSize: '200', width: 320 })).toEqual([
    'Theme: light and dark',
    'Text size: 100% and 200%',
    'Width: 390 and 320 px',
  ]);
});

it('has every toolbar', () => {
  expect(Object.keys(plainSide(390))).toEqual([...settingNames, 'width', 'address']);
});
