import { deflateSync } from 'node:zlib';

import { build, document, objectStream, stream } from '../../../apps/server/src/files/pdf/testing/build.ts';

const megabytes = 1_000_000;
const packed = (length: number) => deflateSync(Buffer.alloc(length)).toString('latin1');
const around = (inside: string): Buffer => build([{ objects: { ...document(), 30: inside } }]);

/** Everything that makes a reader of PDFs slow or large, within the size of an upload. */
export const exhaustingPdfs: Readonly<Record<string, () => Buffer>> = {
  'types that no object has': () => around('/S%'.repeat(130_000)),
  'numbers in a row': () => around(`${'1 '.repeat(4.5 * megabytes)}`),
  'one number': () => around('1'.repeat(9 * megabytes)),
  'digits between the objects': () => around(`<< >> endobj\n${'1'.repeat(9 * megabytes)}`),
  'comments between the objects': () => around(`<< >> endobj\n${'1 %'.repeat(3 * megabytes)}`),
  'beginnings of objects': () => around('1 0 obj '.repeat(megabytes)),
  'lists in lists': () => around('['.repeat(9 * megabytes)),
  'dictionaries in dictionaries': () => around('<</A'.repeat(2 * megabytes)),
  'a string of openings': () => around('('.repeat(9 * megabytes)),
  'streams in streams': () => around('<< >> stream '.repeat(700_000)),
  'many small objects': () => around(`[ ${'<<>>'.repeat(2 * megabytes)} ]`),
  'a bomb of objects': () => around(objectStream({ 5: ' '.repeat(200 * megabytes) })),
  'a bomb in a bomb': () =>
    around(stream(packed(200 * megabytes), '/Type /ObjStm /N 1 /First 4 /Filter [ /FlateDecode /FlateDecode ]')),
  'filters upon filters': () =>
    around(
      stream('x'.repeat(5 * megabytes), `/Type /ObjStm /N 1 /First 4 /Filter [ ${'/RunLengthDecode '.repeat(5000)} ]`),
    ),
  'a table of very many objects': () =>
    around(stream('\u0001', '/Type /XRef /Size 999999999 /W [ 0 0 0 ] /Root 1 0 R')),
  'a stream of very many objects': () => around(stream('1 0', '/Type /ObjStm /N 999999999 /First 4')),
};
