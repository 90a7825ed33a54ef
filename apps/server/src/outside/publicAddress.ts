import ipaddr from 'ipaddr.js';

/** All of IPv6 that is given out for the public internet; what lies outside is of a network, or means another address. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Public by their number alone: machines of clouds answer there, to their own guests only. */
const ofClouds: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Ranges that lead elsewhere and that the library takes for ordinary ones. */
const leadElsewhere = ['192.88.99.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.175.48.0/24', '3fff::/20'].map(
  (range) => ipaddr.parseCIDR(range),
);

/**
 * Whether an IP address is one of the public internet. Everything else is refused: private, loopback, link-local, shared
 * by a provider, multicast and reserved ones, what only wraps an IPv4 address (mapped, NAT64, 6to4, Teredo), and text that
 * is no address.
 */
export function isPublicAddress(text: string): boolean {
  // Zones name an interface of this machine. Numbers in other bases are read differently by different programs.
  if (text.includes('%') || !(ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text))) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || ofClouds.has(address.toString())) return false;
  if (leadElsewhere.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits)))
    return false;
  return address.kind() === 'ipv4' || address.match(...globalUnicast);
}
