import { describe, expect, test } from 'vitest';

import { Refusal } from '../domain/refusal.ts';
import { checkPdf } from './pdf/checkPdf.ts';
import { readResume } from './resumes.ts';
import { received } from './testing/received.ts';
import { pdf } from './testing/samples.ts';

const read = (content: Buffer, filename = 'Maya Lindqvist.pdf') =>
  received(content, { filename, claimedType: 'application/pdf' }, (file) => readResume(file, 'owner'));

test('a resume is kept under its name', async () => {
  const resume = await read(pdf());
  expect(resume).toMatchObject({ kind: 'RESUME', contentType: 'application/pdf', originalName: 'Maya Lindqvist.pdf' });
  const [{ content }] = resume.contents;
  expect(content.toString('latin1')).toMatch(/^%PDF-1\.7\n[^]*%%EOF$/);
  const [again] = (await read(content)).contents;
  expect(again.content.equals(content)).toBe(true);
});

test('a resume that a busy machine does not come to is to be sent again, and is not blamed', async () => {
  const checking = received(pdf(), { filename: 'resume.pdf', claimedType: '' }, ({ path }) => checkPdf(path, 0.001));
  await expect(checking).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
});

const page = '<html><script>alert(1)</script></html>';

describe('is refused, with what to do:', () => {
  test.each<[string, Buffer, number, RegExp]>([
    ['nothing', Buffer.alloc(0), 422, /file is empty/],
    ['a page', Buffer.from(page), 415, /choose a PDF/],
    ['a page behind the signature of a PDF', Buffer.from(`%PDF-1.7\n${page}`), 415, /choose a PDF/],
    ['a page in the first comment of a PDF', pdf({ before: `%${page}\n` }), 415, /choose a PDF/],
    ['a PDF behind something else', Buffer.concat([Buffer.from('GIF89a'), pdf()]), 415, /choose a PDF/],
    ['something behind a PDF', pdf({ after: 'PK\u0003\u0004 and more' }), 422, /damaged/],
    ['half a PDF', pdf().subarray(0, 200), 422, /damaged/],
    ['the signature of a PDF alone', Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'), 422, /damaged/],
    ['a script', pdf({ objects: ['<< /S /JavaScript /JS (x) >>'] }), 422, /runs scripts.*print it/],
    ['an attachment', pdf({ objects: ['<< /EF << >> >>'] }), 422, /files attached.*print it/],
    ['a password', pdf({ trailer: '/Encrypt 9 0 R' }), 422, /protected/],
  ])('%s', async (_what, content, status, message) => {
    const refusal: unknown = await read(content).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ status, message: expect.stringMatching(message) });
  });
});
