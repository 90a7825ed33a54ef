import { Resolver } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';

/** How pages of others are reached. Another one than `internet` can be given in code alone, by tests. */
export type Network = {
  /** The IP addresses of a name; none where it has none. Rejects when no answer can be had. */
  resolve(host: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Where the server at an address, which has been checked, listens. */
  serverAt(address: string): { readonly host: string; readonly port: number };
  /** Whether a name may be asked for at all. Default: where its ending is on the public suffix list. */
  isPublicName?(host: string): boolean;
  /** Who signs certificates; default: the authorities that Node trusts. */
  readonly authorities?: string;
};

/** Names that do not exist, or have no address of the kind that was asked for. */
const without = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', 'ESERVFAIL']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * The public internet. Names are asked of name servers and not of this machine's own list of hosts, which knows names of
 * the network. Port 443 alone.
 */
export const internet: Network = {
  async resolve(host, signal) {
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    const none = (error: unknown): string[] => {
      if (without.has(codeOf(error))) return [];
      throw error;
    };
    try {
      const found = await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)]);
      return found.flat();
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  },
  serverAt: (host) => ({ host, port: 443 }),
};

/** The addresses of this machine, some of which may be public. */
export const ownAddresses = (): ReadonlySet<string> =>
  new Set(Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? []));
