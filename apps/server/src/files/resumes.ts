import { randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';

import { Refusal } from '../contract/refusal.ts';
import type { UploadedFile } from '../contract/types.ts';
import { safeFileName } from './fileName.ts';
import type { NewFile } from './fileStore.ts';

const field = 'resume';

/**
 * Takes a PDF as it is, after looking at its structure (ISO 32000-1, 7.5): it starts with its header, ends with its
 * trailer, the trailer leads to a cross-reference, and that to a catalogue. A file that is something else as well
 * (a page, an archive) fails there. Scripts and launched programs are refused wherever they can be seen.
 */
export function readResume({ content, filename }: UploadedFile, ownerId: string): NewFile {
  if (content.length === 0) throw refuse(422, 'The file is empty. Please choose another PDF.');
  // One character a byte, so that positions in the text are positions in the file.
  const text = content.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) throw refuse(415, 'Please choose a PDF.');
  if (/<(!doctype|html|script|svg|body)\b/i.test(text.slice(0, 1024))) throw refuse(415, 'Please choose a PDF.');
  const trailer = findTrailer(text);
  if (trailer === undefined) throw refuse(422, damaged);
  // Nobody else could open it, and nothing in it can be looked at.
  if (/\/Encrypt\b/.test(trailer)) throw refuse(422, 'This PDF is protected. Please save it without a password.');
  if (isActive(content, text)) {
    throw refuse(422, 'This PDF runs scripts or programs. Please print it to a PDF, and choose that one.');
  }
  return {
    id: randomUUID(),
    ownerId,
    kind: 'RESUME',
    contentType: 'application/pdf',
    originalName: safeFileName(filename, 'resume', 'pdf'),
    width: null,
    height: null,
    contents: [{ variant: 'original', content }],
  };
}

const damaged = 'This PDF is damaged or not complete. Please save it as a PDF again.';

/**
 * Of `startxref`, a position and `%%EOF` at the end: the dictionary at that position, when it names the root. Positions
 * that are a little off are common and every reader helps itself with the last trailer; so do we.
 */
function findTrailer(text: string): string | undefined {
  const end = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-1024));
  if (!end) return undefined;
  const position = Number(end[1]);
  // A stream of cross-references has the entries of a trailer itself.
  const isStream = /^\s*\d+\s+\d+\s+obj\b/.test(text.slice(position, position + 40));
  const at = isStream ? position : text.lastIndexOf('trailer');
  if (at < 0) return undefined;
  const [trailer = ''] = text.slice(at, at + 4096).split(/\bstream\b|\bstartxref\b/);
  return /\/Root\s+\d+\s+\d+\s+R\b/.test(trailer) ? trailer : undefined;
}

/** Actions that run something when a file is opened or clicked (ISO 32000-1, 12.6.4); a comment may stand inside. */
const activeAction = /\/S(?:\s|%[^\r\n]*[\r\n])*\/(JavaScript|Launch|Rendition)\b/;

const streams = /\bstream\r?\n([\s\S]*?)\r?\n?endstream/g;

/** Bytes that are unpacked of all object streams together, at most. */
const unpackLimit = 20_000_000;

/** Looks at objects in the open and at those in object streams; what is in pictures and texts is no object. */
function isActive(content: Buffer, text: string): boolean {
  if (activeAction.test(plainNames(text.replaceAll(streams, 'endstream')))) return true;
  let left = unpackLimit;
  for (const { index, 0: whole, 1: packed = '' } of text.matchAll(streams)) {
    const dictionary = text.slice(text.lastIndexOf(' obj', index), index);
    if (!/\/Type\s*\/ObjStm\b/.test(dictionary)) continue;
    const start = index + whole.indexOf('\n') + 1;
    const bytes = content.subarray(start, start + packed.length);
    const objects = /\/Filter\b/.test(dictionary) ? unpack(bytes, left) : packed;
    if (objects === undefined) throw refuse(422, damaged);
    left -= objects.length;
    if (activeAction.test(plainNames(objects))) return true;
  }
  return false;
}

/** Undefined for what does not unpack, or not within the limit. */
function unpack(packed: Buffer, maxOutputLength: number): string | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, maxOutputLength) }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** Any character of a name may be written as `#` and two digits (ISO 32000-1, 7.3.5). */
function plainNames(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

function refuse(status: 415 | 422, message: string): Refusal {
  return new Refusal(status, message, { [field]: message });
}
