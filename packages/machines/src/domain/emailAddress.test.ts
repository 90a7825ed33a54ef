import { expect, it } from 'vitest';

import { hasNumberDomain } from './emailAddress.ts';

it.each([
  'mia@127.0.0.1',
  'mia@127.1',
  'mia@2130706433',
  'mia@0x7f.1',
  'mia@10.0x1',
  'mia@0x',
  'mia@[10.0.0.7]',
  'mia@[IPv6:::1]',
  'mia@mail.10',
  'mia@10.0.0.7.',
  '"a@b"@10.0.0.7',
])('%s would be delivered to a number', (email) => {
  expect(hasNumberDomain(email)).toBe(true);
});

it.each([
  'mia@163.com',
  'mia@4u.example',
  'mia@mail.x0',
  'mia@10.example',
  'mia@mail.xn--p1ai',
  '10.0.0.7@mia.example',
  'mia',
])('%s is not', (email) => {
  expect(hasNumberDomain(email)).toBe(false);
});
