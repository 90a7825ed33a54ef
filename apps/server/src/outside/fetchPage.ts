import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

import { brand } from '@guildhall/machines/domain/brand';

import { checkedUrl, hasPublicSuffix, siteOf } from './checkedUrl.ts';
import type { Network } from './network.ts';
import { internet, ownAddresses } from './network.ts';
import type { Failed } from './outcome.ts';
import { failed, isFailed } from './outcome.ts';
import { isPublicAddress } from './publicAddress.ts';

/** What was at an address: its beginning, and whether that is all of it. */
export type Page = { readonly html: string; readonly isWhole: boolean };

export type FetchOptions = {
  /** Where this marketplace is: it never looks at itself. */
  readonly ownUrl: string;
  /** Ends the fetch, whatever it is at. */
  readonly signal: AbortSignal;
  /** How many bytes of the page are read, unpacked or not; none where only the answer counts. */
  readonly bytes: number;
  /** Default: the internet. */
  readonly network?: Network | undefined;
};

const mostRedirects = 3;

/**
 * Fetches a web page that someone else named, and never anything inside a network.
 *
 * Guarantees: https on port 443 with a certificate for the name; the name is resolved once and the connection goes to the
 * very address that was checked, so a second answer of the name server changes nothing; where one of its addresses is not
 * public, none is used. Redirects are followed by hand and stay on the site; each is checked from the start. No cookie, no
 * credential and no proxy of the environment takes part. What comes is an HTML page of a bounded size, packed or not.
 */
export async function fetchPage(address: string, options: FetchOptions): Promise<Page | Failed> {
  const { ownUrl, signal } = options;
  const first = checkedUrl(address, ownUrl);
  if (isFailed(first)) return first;
  let url = first;
  try {
    for (let redirects = 0; ; redirects += 1) {
      const response = await open(url, options);
      if (isFailed(response)) return response;
      const location = redirectOf(response);
      if (location === undefined) return await read(response, options.bytes);
      response.destroy();
      if (redirects === mostRedirects) return failed('tooManyRedirects');
      const next = URL.canParse(location, url.href)
        ? checkedUrl(new URL(location, url).href, ownUrl)
        : failed('noDomain');
      if (isFailed(next)) return next;
      if (siteOf(next.hostname) !== siteOf(first.hostname)) return failed('redirectsElsewhere', next.hostname);
      url = next;
    }
  } catch (error) {
    if (signal.aborted) return failed('tooSlow');
    return failed(problemOf(error));
  }
}

const redirectOf = ({ statusCode = 0, headers }: IncomingMessage): string | undefined =>
  statusCode >= 300 && statusCode < 400 ? headers.location : undefined;

/**
 * The one address that is connected to: of the first kind that there is, IPv4 before IPv6. A name that leads elsewhere
 * than to the public internet is answered as one that does not exist.
 */
async function addressOf(host: string, network: Network, signal: AbortSignal): Promise<string | Failed> {
  // Asking for a name of a network would tell by the answer, or by its time, that it is there.
  if (!(network.isPublicName?.(host) ?? hasPublicSuffix(host))) return failed('notFound');
  const found = await Promise.race([network.resolve(host, signal), aborted(signal)]);
  const [address] = found;
  if (address === undefined) return failed('notFound');
  const own = ownAddresses();
  if (!found.every((one) => isPublicAddress(one) && !own.has(one))) return failed('notFound');
  return address;
}

/** Rejects when the time is over. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Asks for a page and gives its answer, of which nothing has been read but the head. */
async function open(url: URL, { signal, network = internet }: FetchOptions): Promise<IncomingMessage | Failed> {
  const address = await addressOf(url.hostname, network, signal);
  if (typeof address !== 'string') return address;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = request(
    {
      ...network.serverAt(address),
      // An agent of its own: the shared one may go through a proxy, and connections are not used again.
      agent: new Agent({ keepAlive: false, maxCachedSessions: 0 }),
      servername: url.hostname,
      rejectUnauthorized: true,
      ...(network.authorities !== undefined && { ca: network.authorities }),
      path: url.pathname + url.search,
      method: 'GET',
      headers: {
        host: url.host,
        'user-agent': `${brand}-Verification/1.0 (checks a link that its owner asked us to check)`,
        accept: 'text/html',
        'accept-encoding': 'gzip, deflate, br',
      },
      maxHeaderSize: 16 * 1024,
      signal,
    },
    resolve,
  );
  asked.once('error', reject);
  asked.end();
  return promise;
}

const unpackers: Readonly<Record<string, () => ReturnType<typeof createGunzip>>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Reads at most `most` bytes, and unpacks no more of them than that. */
async function read(response: IncomingMessage, most: number): Promise<Page | Failed> {
  const { statusCode = 0, headers } = response;
  const refuse = (...reason: Parameters<typeof failed>) => {
    response.destroy();
    return failed(...reason);
  };
  if (statusCode < 200 || statusCode >= 300) return refuse('badStatus', String(statusCode));
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'text/html') return refuse('notHtml', type === '' ? null : type);
  if (most === 0) {
    response.destroy();
    return { html: '', isWhole: false };
  }
  const packed = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const unpacker = unpackers[packed];
  if (unpacker === undefined && packed !== 'identity') return refuse('badEncoding', packed);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of bodyOf(response, unpacker)) {
      const room = most - size;
      chunks.push((chunk as Buffer).subarray(0, room));
      size += (chunk as Buffer).length;
      if (size > most) break;
    }
  } finally {
    response.destroy();
  }
  return { html: Buffer.concat(chunks).toString('utf8'), isWhole: size <= most };
}

function bodyOf(response: IncomingMessage, unpacker: (() => ReturnType<typeof createGunzip>) | undefined): Readable {
  if (unpacker === undefined) return response;
  const unpacked = unpacker();
  // A line that breaks ends what is unpacked from it, too; the other way the reader destroys the line itself.
  response.once('error', (error) => unpacked.destroy(error));
  response.once('aborted', () => unpacked.destroy(new Error('The line broke.')));
  return response.pipe(unpacked);
}

/** Node's names of what is wrong with a certificate; the others are of the line. */
const ofCertificates = /^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/;

function problemOf(error: unknown): Failed['problem'] {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (ofCertificates.test(code)) return 'badCertificate';
  return /^(Z_|ERR_BROTLI|ERR_ZLIB|ERR__ERROR_FORMAT)/.test(code) ? 'badEncoding' : 'unreachable';
}
