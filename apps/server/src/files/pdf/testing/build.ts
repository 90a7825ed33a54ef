import { deflateSync } from 'node:zlib';

/** The objects of a file by number, as text of one character a byte. */
export type Objects = Readonly<Record<number, string>>;

/** One version of a file: what it adds, and what its trailer says beside size and root. */
export type Version = { readonly objects: Objects; readonly trailer?: string };

/** Writes versions one behind the other, as programs do that save by appending (ISO 32000-2, 7.5.6). */
export function build(versions: readonly Version[], eol = '\n'): Buffer {
  let text = `%PDF-1.7${eol}%âãÏÓ${eol}`;
  let previous = '';
  for (const { objects, trailer = '' } of versions) {
    const entries = Object.entries(objects).map(([number, body]) => {
      const entry = `${number} 1${eol}${String(text.length).padStart(10, '0')} 00000 n \n`;
      text += `${number} 0 obj${eol}${body}${eol}endobj${eol}`;
      return entry;
    });
    const start = text.length;
    text += `xref${eol}0 1${eol}0000000000 65535 f \n${entries.join('')}`;
    text += `trailer${eol}<< /Size 99 /Root 1 0 R ${previous} ${trailer} >>${eol}startxref${eol}${start}${eol}%%EOF${eol}`;
    previous = `/Prev ${start}`;
  }
  return Buffer.from(text, 'latin1');
}

/** One page with some words on it; `catalogue` and `page` are more entries. */
export function document({ catalogue = '', page = '' } = {}): Objects {
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    2: '<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 595 842 ] /Contents 8 0 R ${page} >>`,
    8: stream('BT /F1 12 Tf (Seven years of /JavaScript) Tj ET'),
  };
}

/** A stream as it is, or through the named filters. */
export function stream(content: string, entries = '', filters: readonly Filter[] = []): string {
  const packed = filters.toReversed().reduce((bytes, filter) => pack[filter](bytes), Buffer.from(content, 'latin1'));
  const named = filters.length === 0 ? '' : `/Filter [ ${filters.map((filter) => `/${filter}`).join(' ')} ]`;
  return `<< ${entries} ${named} /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`;
}

/** Objects packed into a stream (ISO 32000-2, 7.5.7). */
export function objectStream(objects: Objects, filters: readonly Filter[] = ['FlateDecode']): string {
  let bodies = '';
  const places = Object.entries(objects).map(([number, body]) => {
    const place = `${number} ${bodies.length}`;
    bodies += `${body} `;
    return place;
  });
  const head = `${places.join(' ')} `;
  return stream(head + bodies, `/Type /ObjStm /N ${places.length} /First ${head.length}`, filters);
}

export type Filter = 'FlateDecode' | 'ASCIIHexDecode' | 'ASCII85Decode' | 'RunLengthDecode';

const pack: Readonly<Record<Filter, (bytes: Buffer) => Buffer<ArrayBuffer>>> = {
  FlateDecode: (bytes) => deflateSync(bytes),
  ASCIIHexDecode: (bytes) => Buffer.from(`${bytes.toString('hex')}>`),
  ASCII85Decode: (bytes) => Buffer.from(`${ascii85(bytes)}~>`),
  RunLengthDecode: (bytes) =>
    Buffer.concat([...chunksOf(bytes, 128).flatMap((chunk) => [Buffer.of(chunk.length - 1), chunk]), Buffer.of(128)]),
};

function ascii85(bytes: Buffer): string {
  return chunksOf(bytes, 4)
    .map((chunk) => {
      let value = Buffer.concat([chunk, Buffer.alloc(4 - chunk.length)]).readUInt32BE();
      const digits = Array.from({ length: 5 }, () => {
        const digit = String.fromCharCode((value % 85) + 33);
        value = Math.floor(value / 85);
        return digit;
      });
      return digits
        .toReversed()
        .join('')
        .slice(0, chunk.length + 1);
    })
    .join('');
}

function chunksOf(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}
