import { BlockList } from 'node:net';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { seedOfRun } from '../../../../tests/proof/depth.ts';
import { isPublicAddress } from './publicAddress.ts';

/** The special-purpose address registries of IANA, by hand, and asked of Node: nothing that the guard itself uses. */
const special4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Within 2000::/3; everything outside is refused. */
const special6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const listed = new BlockList();
for (const [range, bits] of special4) listed.addSubnet(range, bits, 'ipv4');
listed.addAddress('168.63.129.16', 'ipv4');
for (const [range, bits] of special6) listed.addSubnet(range, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

const ipv4 = fc.integer({ min: 0, max: 0xff_ff_ff_ff }).map(dotted);

function dotted(number: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');
}

/** An address within a range, wherever in it. */
const within4 = fc.constantFrom(...special4).chain(([range, bits]) => {
  const first = range.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  return fc.integer({ min: first, max: first + 2 ** (32 - bits) - 1 }).map(dotted);
});

const group = fc.integer({ min: 0, max: 0xff_ff }).map((number) => number.toString(16));
const ipv6 = fc.array(group, { minLength: 8, maxLength: 8 }).map((groups) => groups.join(':'));
/** Mostly within what is given out. */
const global = fc
  .tuple(fc.integer({ min: 0x20_00, max: 0x3f_ff }), fc.array(group, { minLength: 7, maxLength: 7 }))
  .map(([first, rest]) => [first.toString(16), ...rest].join(':'));
const near = fc.constantFrom('2001:', '2001:db8:', '2002:', '2620:4f:8000:', '3fff:').chain((start) =>
  fc.array(group, { minLength: 8, maxLength: 8 }).map((groups) => {
    const known = start.split(':').slice(0, -1);
    return [...known, ...groups.slice(known.length)].join(':');
  }),
);

const hexadecimal = (address: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};

const options = { numRuns: 3000, seed: seedOfRun() };

describe('an address inside a network is told from a public one', () => {
  test.each([
    ['93.184.215.14', true],
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['100.128.0.1', true],
    ['2606:4700:4700::1111', true],
    ['2a00:1450:4001:81b::200e', true],
    ['127.0.0.1', false],
    ['127.255.255.254', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.100.100.200', false],
    ['168.63.129.16', false],
    ['192.0.0.192', false],
    ['192.0.2.1', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['240.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::127.0.0.1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['::ffff:7f00:1', false],
    ['64:ff9b::7f00:1', false],
    ['64:ff9b::8.8.8.8', false],
    ['64:ff9b:1::a00:1', false],
    ['2002:7f00:1::', false],
    ['2001:0:1::1', false],
    ['2001:db8::1', false],
    ['fc00::1', false],
    ['fd00:ec2::254', false],
    ['fe80::1', false],
    ['fe80::1%eth0', false],
    ['2606:4700:4700::1111%eth0', false],
    ['fec0::1', false],
    ['ff02::1', false],
    ['100::1', false],
    ['5f00::1', false],
    // What other programs read as an address.
    ['2130706433', false],
    ['0x7f000001', false],
    ['127.1', false],
    ['017700000001', false],
    ['0177.0.0.1', false],
    ['127.0.0.1:443', false],
    ['[::1]', false],
    ['localhost', false],
    ['', false],
  ])('%s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  test('whatever IPv4 address it is', () => {
    fc.assert(
      fc.property(fc.oneof(ipv4, within4), (address) => {
        expect(isPublicAddress(address)).toBe(!listed.check(address, 'ipv4'));
      }),
      options,
    );
  });

  test('whatever IPv6 address it is', () => {
    fc.assert(
      fc.property(fc.oneof(ipv6, global, near), (address) => {
        expect(isPublicAddress(address)).toBe(global6.check(address, 'ipv6') && !listed.check(address, 'ipv6'));
      }),
      options,
    );
  });

  test('and never where an IPv6 address only wraps an IPv4 one, public or not', () => {
    fc.assert(
      fc.property(ipv4, (address) => {
        const wrapped = [
          `::ffff:${address}`,
          `::${address}`,
          `64:ff9b::${address}`,
          `64:ff9b:1::${hexadecimal(address)}`,
          `2002:${hexadecimal(address)}::1`,
          `2001:0:${hexadecimal(address)}:8000:63bf:3fff:fdd2`,
        ];
        expect(wrapped.filter(isPublicAddress)).toEqual([]);
      }),
      options,
    );
  });
});
