import { isIPv6 } from 'node:net';

const groups = 8;
const network = 4;

/**
 * What stands for an address where calls are counted. An IPv6 one stands for its /64, because that is the least that one
 * subscriber has to choose from (RFC 6177); an IPv4 one in IPv6 clothes stands for itself.
 */
export function countedAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  // URL writes every IPv6 address in one way (RFC 5952); it knows no zones (`%eth0`).
  const plain = new URL(`http://[${ip.split('%')[0]}]`).hostname.slice(1, -1);
  const [left = [], right = []] = plain.split('::').map((side) => side.split(':').filter((group) => group !== ''));
  const zeros: string[] = Array.from({ length: groups - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, network).join(':')}::/64`;
}
