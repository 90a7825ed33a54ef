import { describe, expect, test } from 'vitest';

import { contentDisposition, safeFileName } from './fileName.ts';

describe('a file keeps a name that is safe to show', () => {
  test.each([
    ['Maya Lindqvist.pdf', 'Maya Lindqvist.pdf'],
    ['RESUME.PDF', 'RESUME.pdf'],
    ['resume.pdf.exe', 'resume.pdf.exe.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Maya\\cv.pdf', 'cv.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie x.pdf'],
    ['evil\u202Efdp.exe', 'evil fdp.exe.pdf'],
    ['\u0000', 'resume.pdf'],
    ['....', 'resume.pdf'],
    ['', 'resume.pdf'],
    ['履歴書.pdf', '履歴書.pdf'],
  ])('%j becomes %j', (given, expected) => {
    expect(safeFileName(given, 'resume', 'pdf')).toBe(expected);
  });

  test('and of a very long one the beginning', () => {
    const name = safeFileName(`${'é'.repeat(500)}.pdf`, 'resume', 'pdf');
    expect(name).toBe(`${'é'.repeat(116)}.pdf`);
  });
});

test.each([
  ['cv.pdf', 'attachment; filename="cv.pdf"'],
  ['Maya "M" L.pdf', 'attachment; filename="Maya _M_ L.pdf"; filename*=UTF-8\'\'Maya%20%22M%22%20L.pdf'],
  ['Müller (neu).pdf', 'attachment; filename="M_ller (neu).pdf"; filename*=UTF-8\'\'M%C3%BCller%20%28neu%29.pdf'],
])('%j is saved under its name in any script', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header);
});
