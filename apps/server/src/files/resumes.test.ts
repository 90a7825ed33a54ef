import { describe, expect, test } from 'vitest';

import { Refusal } from '../contract/refusal.ts';
import { readResume } from './resumes.ts';
import { objectStream, pdf } from './testing/samples.ts';

const read = (content: Buffer, filename = 'Maya Lindqvist.pdf') =>
  readResume({ content, filename, claimedType: 'application/pdf' }, 'owner');

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** As programs leave it that change line endings. */
const shifted = (content: Buffer) =>
  Buffer.from(
    content.toString('latin1').replace(/startxref\n(\d+)/, (_, at: string) => `startxref\n${Number(at) - 3}`),
  );

/** Since PDF 1.5 the table, too, may be packed: then there is no trailer. */
function withStream(): Buffer {
  const objects = '%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
  const table = '9 0 obj\n<< /Type /XRef /Size 10 /Root 1 0 R /W [1 2 1] >>\nstream\n\u0001\u0000\nendstream\nendobj\n';
  return Buffer.from(`${objects}${table}startxref\n${objects.length}\n%%EOF`, 'latin1');
}

describe('a resume is kept as it is', () => {
  test.each<[string, Buffer]>([
    ['a plain PDF', pdf()],
    ['one with packed objects', pdf({ objects: [objectStream('7 0 << /Title (Node/JS, /JavaScript) >>')] })],
    ['one that speaks of scripts', pdf({ objects: ['<< /Title (Seven years of Java/JavaScript and Node/JS) >>'] })],
    ['one with a script in a picture', pdf({ objects: [`<< /Length 20 >>\nstream\n${script}\nendstream`] })],
    ['one whose positions are a little off', shifted(pdf())],
    ['one with a stream of cross-references', withStream()],
    ['one with empty lines at its end', pdf({ after: '\r\n\r\n' })],
  ])('%s', (_what, content) => {
    expect(read(content)).toMatchObject({
      kind: 'RESUME',
      contentType: 'application/pdf',
      originalName: 'Maya Lindqvist.pdf',
      contents: [{ variant: 'original', content }],
    });
  });
});

describe('is refused, with what to do:', () => {
  const page = '<html><script>alert(1)</script></html>';
  test.each<[string, Buffer, number, RegExp]>([
    ['nothing', Buffer.alloc(0), 422, /file is empty/],
    ['a page', Buffer.from(page), 415, /choose a PDF/],
    ['a page behind the signature of a PDF', Buffer.from(`%PDF-1.7\n${page}`), 415, /choose a PDF/],
    ['a page in the first comment of a PDF', pdf({ before: `%${page}\n` }), 415, /choose a PDF/],
    ['a PDF behind something else', Buffer.concat([Buffer.from('GIF89a'), pdf()]), 415, /choose a PDF/],
    ['something behind a PDF', pdf({ after: 'PK\u0003\u0004 and more' }), 422, /damaged/],
    ['half a PDF', pdf().subarray(0, 200), 422, /damaged/],
    ['one that leads nowhere', Buffer.from(pdf().toString('latin1').replace('/Root', '/Boot')), 422, /damaged/],
    ['the signature of a PDF alone', Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'), 422, /damaged/],
    ['a script', pdf({ catalogue: `/OpenAction ${script}` }), 422, /runs scripts/],
    ['a script with its name disguised', pdf({ catalogue: '/OpenAction << /S /Java#53cript >>' }), 422, /runs scripts/],
    ['a script behind a comment', pdf({ catalogue: '/OpenAction << /S % x\n/JavaScript >>' }), 422, /runs scripts/],
    ['a packed script', pdf({ objects: [objectStream(`7 0 ${script}`)] }), 422, /runs scripts/],
    ['a program', pdf({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' }), 422, /runs scripts/],
    ['one with a password', pdf({ trailer: '/Encrypt 9 0 R' }), 422, /protected/],
    ['a bomb', pdf({ objects: [objectStream(' '.repeat(30_000_000))] }), 422, /damaged/],
  ])('%s', (_what, content, status, message) => {
    const shown = expect.objectContaining({ status, message: expect.stringMatching(message) });
    expect(() => read(content)).toThrow(Refusal);
    expect(() => read(content)).toThrow(shown);
  });
});
