import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

/** Bytes that all packed objects of a file may take, unpacked. */
const mostUnpacked = 40_000_000;

/** As much of the library's decoders as matters here: each grows its buffer in one place. */
type Decoder = { buffer: Uint8Array; ensureBuffer: (this: Decoder, requested: number) => Uint8Array };

/** The library unpacks as much as there is. Its decoders share one ancestor, which it does not export. */
function sharedDecoder(): Decoder {
  const context = PDFContext.create();
  const packed = PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), Uint8Array.of(0x78, 0x9c, 3, 0, 0, 0, 0, 1));
  let found: object | null = decodePDFRawStream(packed);
  while (found !== null && !Object.hasOwn(found, 'ensureBuffer')) found = Object.getPrototypeOf(found);
  if (found === null) throw new Error('The decoders of @cantoo/pdf-lib have changed: nothing limits what they unpack.');
  // Its own declaration hides these members.
  return found as Decoder;
}

const decoder = sharedDecoder();
const grow = decoder.ensureBuffer;
let spent = 0;

decoder.ensureBuffer = function ensureBuffer(requested) {
  const before = this.buffer.byteLength;
  spent += Math.max(0, requested - before);
  if (spent > mostUnpacked) throw new Error('More is packed into this PDF than may be unpacked.');
  return grow.call(this, requested);
};

/** Begins to count anew: the limit is one file's. */
export function limitUnpacking(): void {
  spent = 0;
}
