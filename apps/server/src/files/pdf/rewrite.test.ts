import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';

import { rewrite } from './rewrite.ts';
import { build, document, objectStream, stream } from './testing/build.ts';
import { hostilePdfs } from './testing/hostile.ts';
import { ordinaryPdfs } from './testing/ordinary.ts';

const faultOf = async (content: Uint8Array) => {
  const result = await rewrite(content);
  return 'fault' in result ? result.fault : undefined;
};

test('what is active is refused, however it is spelled and wherever it is', async () => {
  const files = [...hostilePdfs()];
  expect(files.length).toBeGreaterThan(2000);
  const [stored, dropped]: [string[], string[]] = [[], []];
  for (const { title, content } of files) {
    const result = await rewrite(content);
    if ('fault' in result) continue;
    const isStored = Buffer.from(result.content).toString('latin1').includes('\n4 0 obj');
    (isStored ? stored : dropped).push(title);
  }
  expect(stored).toEqual([]);
  // What is active only by its place, where the document no longer leads to it, is not stored.
  expect(dropped.filter((title) => !/where nothing leads to it|in a former version/.test(title))).toEqual([]);
  expect(dropped.length).toBeLessThan(50);
});

describe('a password is seen', () => {
  const encrypt = '/Encrypt 9 0 R';
  test.each([
    ['in the trailer', build([{ objects: document(), trailer: encrypt }])],
    ['spelled with digits', build([{ objects: document(), trailer: '/#45ncrypt 9 0 R' }])],
    ['behind a comment', build([{ objects: document(), trailer: '% >>\n/Encrypt\0<< >>' }])],
    ['in a former version', build([{ objects: document(), trailer: encrypt }, { objects: document() }])],
    [
      'in a stream of cross-references',
      build([
        {
          objects: {
            ...document(),
            9: stream('\u0001\0', '/Type /XRef /Size 1 /W [ 1 1 0 ] /Root 1 0 R /Encrypt 8 0 R'),
          },
        },
      ]),
    ],
  ])('%s', async (_where, content) => {
    expect(await faultOf(content)).toBe('protected');
  });
});

describe('what readers read differently is refused:', () => {
  test.each([
    ['a name that some end early', { ...document({ catalogue: '/OpenAction 4 0 R' }), 4: '<< /S /JavaScript#00x >>' }],
    ['a string of other characters', { ...document(), 4: '<41 (>' }],
    ['a stream in another file', document({ page: '/Group 4 0 R' }), stream('x', '/F (https://evil.example)')],
    ['a page in a stream of objects', document({ page: '/Group 4 0 R' }), objectStream({ 5: '<< >>' })],
    ['an object that is cut off', document(), '<< /Type'],
    ['no pages', { 1: '<< /Type /Catalog >>' }],
    ['no document', { 1: '(Catalog)' }],
    ['nothing', {}],
  ] as const)('%s', async (_what, objects, fourth?: string) => {
    const content = build([{ objects: { ...objects, ...(fourth !== undefined && { 4: fourth }) } }]);
    expect(await faultOf(content)).toBeDefined();
  });
});

test('what a false cross-reference leads to is not stored', async () => {
  const hidden = '50 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj';
  const objects = document({ catalogue: '/Outlines << /First 50 0 R >>', page: '/Thumb 4 0 R' });
  const whole = build([{ objects: { ...objects, 4: stream(hidden) } }]).toString('latin1');
  // Object 50 is where a stream's bytes say so, to those who believe the table.
  const at = String(whole.indexOf(hidden)).padStart(10, '0');
  const content = Buffer.from(
    whole.replace(/\n4 1\n\d{10}/, (entry) => `\n50 1\n${at} 00000 n \n${entry.slice(1)}`),
    'latin1',
  );
  const stored = await contentOf(content);
  const table = stored.slice(stored.lastIndexOf('\nxref'));
  const leadsTo = [...table.matchAll(/(\d{10}) \d{5} n/g)].map(
    ([, offset]) => stored.slice(Number(offset)).split('\n')[0],
  );
  expect(leadsTo.filter((line) => !/^\d+ 0 obj$/.test(line ?? ''))).toEqual([]);
  expect(leadsTo).not.toContain('50 0 obj');
});

async function contentOf(content: Uint8Array): Promise<string> {
  const result = await rewrite(content);
  if ('fault' in result) throw new Error(`refused as ${result.fault}`);
  return Buffer.from(result.content).toString('latin1');
}

/** Everything that is drawn, page by page. */
async function drawnBy(content: Uint8Array): Promise<unknown> {
  const pages = (await PDFDocument.load(content)).getPages();
  return pages.map((page) => [page.getSize(), page.node.Contents()?.toString()]);
}

describe('what people send is kept, and looks the same:', async () => {
  test.each(await ordinaryPdfs())('$title', async ({ content }) => {
    const stored = await contentOf(content);
    const bytes = Buffer.from(stored, 'latin1');
    expect(await drawnBy(bytes)).toEqual(await drawnBy(content));
    expect(stored).toMatch(/^%PDF-1\.7\n[^]*\nstartxref\n\d+\n%%EOF$/);
    // One version, and what is written is written the same again.
    expect(stored.match(/\nstartxref\n/g)).toHaveLength(1);
    expect(await contentOf(bytes)).toBe(stored);
  });
});
