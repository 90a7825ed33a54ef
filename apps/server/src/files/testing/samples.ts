import { crc32, deflateSync } from 'node:zlib';

import type { Sharp } from 'sharp';
import sharp from 'sharp';

/** Grain, the same each time, so that a picture takes about as many bytes as a photograph. */
export function photo(width = 800, height = 600): Sharp {
  let state = 7;
  const grain = Buffer.alloc(width * height * 3).map(() => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 23;
  });
  return sharp(grain, { raw: { width, height, channels: 3 } });
}

/** One colour: few bytes, as many pixels as asked for. */
export function plain(width: number, height: number, background = '#c85a1e'): Sharp {
  return sharp({
    create: { width, height, channels: 3, background },
    limitInputPixels: false,
  });
}

/** A PNG that says to have any size, and holds next to nothing. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND'),
  ]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export type PdfParts = {
  /** Between the header and the first object. */
  readonly before?: string;
  /** More entries of the catalogue. */
  readonly catalogue?: string;
  /** More entries of the trailer. */
  readonly trailer?: string;
  /** More objects, without number and frame. */
  readonly objects?: readonly string[];
  /** After the end. */
  readonly after?: string;
};

/** A PDF of one empty page, with its cross-reference right. */
export function pdf({ before = '', catalogue = '', trailer = '', objects = [], after = '' }: PdfParts = {}): Buffer {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ...objects,
  ];
  let text = `%PDF-1.7\n${before}`;
  const offsets = bodies.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n${after}`;
  return Buffer.from(text, 'latin1');
}
