import { vi } from 'vitest';

import { build, document as pdf } from '../../apps/server/src/files/pdf/testing/build.ts';
import { plain } from '../../apps/server/src/files/testing/samples.ts';
import { origin } from './network.ts';

const picture = await plain(512, 512).png().toBuffer();
export const resume = build([{ objects: pdf() }]);

/** What calls use of a page and Node has not: a link that saves a file, and a canvas that cuts a picture. */
const elements: Readonly<Record<string, () => object>> = {
  a: () => ({ click() {} }),
  canvas: () => ({
    getContext: () => ({ drawImage() {} }),
    toBlob: (take: (blob: Blob) => void) => take(new Blob([new Uint8Array(picture)], { type: 'image/png' })),
  }),
};

const ownRequest = Request;

/** Calls are made as in a page of this origin. */
export function beInPage(fetch: (request: Request) => Promise<Response>): void {
  vi.stubGlobal('document', { createElement: (name: string) => elements[name]?.() });
  vi.stubGlobal(
    'Image',
    class {
      async decode() {}
    },
  );
  vi.stubGlobal('fetch', fetch);
  // A call that makes a client of its own names no origin.
  vi.stubGlobal(
    'Request',
    class extends ownRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, origin) : input, init);
      }
    },
  );
}

/** A whole file of this name and type. */
export function fileOf({ name, type }: { name: string; type: string }): File {
  return new File([new Uint8Array(type.startsWith('image/') ? picture : resume)], name, { type });
}
