import sharp from 'sharp';

/** A file to upload: its bytes and what the sender claims. */
export type Sample = { filename: string; type: string; content: Buffer };

const pdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj',
    'xref',
    '0 4',
    '0000000000 65535 f ',
    '0000000009 00000 n ',
    '0000000051 00000 n ',
    '0000000099 00000 n ',
    'trailer<</Size 4/Root 1 0 R>>',
    'startxref',
    '159',
    '%%EOF',
    '',
  ].join('\n'),
);

const picture = sharp({ create: { width: 24, height: 16, channels: 3, background: '#2d6a4f' } });

const jpeg = await picture.clone().jpeg().toBuffer();
const png = await picture.clone().png().toBuffer();
const webp = await picture.clone().webp().toBuffer();
const gif = await picture.clone().gif().toBuffer();

export const pictures: readonly Sample[] = [
  { filename: 'me.jpg', type: 'image/jpeg', content: jpeg },
  { filename: 'me.png', type: 'image/png', content: png },
  { filename: 'me.webp', type: 'image/webp', content: webp },
  // Content decides, not what the name or the sender says.
  { filename: 'me.txt', type: 'text/plain', content: png },
  { filename: 'Ich, überall.JPG', type: 'application/octet-stream', content: jpeg },
];

export const resumes: readonly Sample[] = [
  { filename: 'resume.pdf', type: 'application/pdf', content: pdf },
  { filename: 'Lebenslauf Müller (neu).pdf', type: 'application/octet-stream', content: pdf },
];

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

export const noPictures: readonly Sample[] = [
  { filename: 'me.svg', type: 'image/svg+xml', content: svg },
  { filename: 'me.png', type: 'image/png', content: svg },
  { filename: 'me.gif', type: 'image/gif', content: gif },
  { filename: 'me.jpg', type: 'image/jpeg', content: Buffer.from('I am no picture.') },
  { filename: 'me.jpg', type: 'image/jpeg', content: jpeg.subarray(0, 40) },
  { filename: 'me.pdf', type: 'image/png', content: pdf },
];

export const noResumes: readonly Sample[] = [
  { filename: 'resume.pdf', type: 'application/pdf', content: png },
  { filename: 'resume.pdf', type: 'application/pdf', content: Buffer.from('I am no PDF.') },
  { filename: 'resume.html', type: 'text/html', content: Buffer.from('<h1>Resume</h1>') },
];

/** One byte more than anyone may send. */
export const tooLarge: Sample = {
  filename: 'me.jpg',
  type: 'image/jpeg',
  content: Buffer.concat([jpeg, Buffer.alloc(10_000_001 - jpeg.length)]),
};
