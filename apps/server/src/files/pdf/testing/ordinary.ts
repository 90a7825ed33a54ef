import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import PdfKit from 'pdfkit';

import { photo } from '../../testing/samples.ts';
import type { Objects } from './build.ts';
import { build, document, objectStream, stream } from './build.ts';

type Ordinary = { readonly title: string; readonly content: Uint8Array };

const goTo = '<< /S /GoTo /D [ 3 0 R /Fit ] >>';

/** Structures that common programs write: https://www.pdfa.org/resource/pdf-specification-archive/ names them. */
const structures: Readonly<Record<string, Objects>> = {
  'a plain page': document(),
  'a page that speaks of /JavaScript, /Launch and /AA': {
    ...document(),
    4: '<< /Title (/S /JavaScript /JS \\(x\\) >> endobj) /Keywords <2F4C61756E6368> >>',
  },
  'words that look like objects': {
    ...document({ page: '/Thumb 4 0 R' }),
    4: stream('9 0 obj << /S /Launch >> endobj'),
  },
  'opening at a place': document({ catalogue: '/OpenAction [ 3 0 R /XYZ null null 0 ]' }),
  'opening at a place, as LaTeX writes it': { ...document({ catalogue: '/OpenAction 4 0 R' }), 4: goTo },
  'links to the web, mail and telephone': document({
    page: `/Annots [ ${[
      'https://example.com',
      'HTTP://EXAMPLE.COM',
      'mailto:maya@example.com',
      'tel:+351123',
      'linkedin.com/in/maya',
      'www.example.com/?a=b:c',
    ]
      .map((uri) => `<< /Type /Annot /Subtype /Link /Rect [ 0 0 9 9 ] /A << /S /URI /URI (${uri}) >> >>`)
      .join(' ')} ]`,
  }),
  'a table of contents': {
    ...document({ catalogue: '/Outlines 4 0 R' }),
    4: '<< /First 5 0 R /Last 6 0 R /Count 2 >>',
    5: `<< /Title (One) /Parent 4 0 R /Next 6 0 R /A ${goTo} >>`,
    6: `<< /Title (Two) /Parent 4 0 R /Prev 5 0 R /Dest (two) >>`,
  },
  'buttons to turn pages': document({
    page: '/Annots [ << /Type /Annot /Subtype /Link /Rect [ 0 0 9 9 ] /A << /S /Named /N /NextPage >> >> ]',
  }),
  'tags for screen readers': {
    ...document({
      catalogue: '/MarkInfo << /Marked true >> /StructTreeRoot 4 0 R /Lang (en) /ViewerPreferences << >>',
    }),
    4: '<< /Type /StructTreeRoot /K 5 0 R /RoleMap << /Heading#201 /H1 >> >>',
    5: '<< /S /Document /P 4 0 R /K [ 6 0 R ] /A << /O /Layout /Placement /Block >> >>',
    6: '<< /S /P /P 5 0 R /K 0 /Pg 3 0 R /A [ << /O /List >> 0 ] >>',
  },
  'a form to print': {
    ...document({ catalogue: '/AcroForm << /Fields [ 4 0 R ] /DA (/Helv 0 Tf) >>' }),
    4: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Maya) /Rect [ 0 0 9 9 ] /F 4 >>',
  },
  'groups, page labels, borders and colours': document({
    catalogue: '/PageLabels << /Nums [ 0 << /S /D >> ] >> /OutputIntents [ << /S /GTS_PDFA1 >> ]',
    page: '/Group << /S /Transparency /CS /DeviceRGB >> /Trans << /S /Fade >>',
  }),
};

function written(): Ordinary[] {
  const entries = Object.entries(structures);
  const as = (how: string, make: (objects: Objects) => Buffer): Ordinary[] =>
    entries.map(([title, objects]) => ({ title: `${title}, ${how}`, content: make(objects) }));
  return [
    ...as('with a table', (objects) => build([{ objects }])),
    ...as('with line ends of Windows', (objects) => build([{ objects }], '\r\n')),
    ...as('with line ends of old Macs', (objects) => build([{ objects }], '\r')),
    ...as('saved twice', (objects) => build([{ objects }, { objects: { 20: '<< /Producer (Two) >>' } }])),
    ...as('with packed objects', (objects) => {
      const open = Object.entries(objects).filter(([, body]) => body.includes('\nstream\n'));
      const packed = Object.entries(objects).filter(([, body]) => !body.includes('\nstream\n'));
      return build([{ objects: { ...Object.fromEntries(open), 30: objectStream(Object.fromEntries(packed)) } }]);
    }),
    { title: 'positions that are a little off', content: shifted(build([{ objects: document() }])) },
    {
      title: 'empty lines at the end',
      content: Buffer.concat([build([{ objects: document() }]), Buffer.from('\r\n\r\n')]),
    },
  ];
}

/** As programs leave it that change line endings. */
function shifted(content: Buffer): Buffer {
  const text = content.toString('latin1');
  return Buffer.from(
    text.replace(/startxref\n(\d+)/, (_, at: string) => `startxref\n${Number(at) - 3}`),
    'latin1',
  );
}

async function byPdfLib(): Promise<Ordinary[]> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  pdf.setTitle('Résumé – Maya Lindqvist');
  const picture = await pdf.embedJpg(await photo(80, 60).jpeg().toBuffer());
  for (const words of ['Experience', 'Education']) {
    const page = pdf.addPage();
    page.drawText(words, { font, size: 24 });
    page.drawImage(picture, { x: 50, y: 50 });
    page.node.set(PDFName.of('StructParents'), pdf.context.obj(0));
  }
  const field = pdf.getForm().createTextField('name');
  field.setText('Maya');
  field.addToPage(pdf.getPage(0), { x: 50, y: 400 });
  return [
    { title: 'pdf-lib, packed', content: await pdf.save({ useObjectStreams: true }) },
    { title: 'pdf-lib, with a table', content: await pdf.save({ useObjectStreams: false }) },
  ];
}

async function byPdfKit(): Promise<Ordinary[]> {
  const versions = ['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const;
  const picture = await photo(80, 60).png().toBuffer();
  const make = async (options: PDFKit.PDFDocumentOptions): Promise<Buffer> => {
    const pdf = new PdfKit({ info: { Title: 'Maya Lindqvist' }, ...options });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => void pdf.once('end', resolve));
    pdf.text('Maya Lindqvist', { link: 'https://example.com', underline: true });
    pdf.outline.addItem('Experience');
    pdf.addNamedDestination('experience');
    pdf.image(picture).addPage().text('Education', { goTo: 'experience' });
    pdf.end();
    await ended;
    return Buffer.concat(chunks);
  };
  return Promise.all([
    ...versions.map(async (pdfVersion) => ({ title: `PDFKit ${pdfVersion}`, content: await make({ pdfVersion }) })),
    make({ compress: false }).then((content) => ({ title: 'PDFKit, not packed', content })),
    make({ tagged: true, lang: 'en', displayTitle: true }).then((content) => ({ title: 'PDFKit, tagged', content })),
  ]);
}

/** What people send: written by hand in the forms that programs use, and by two programs. */
export async function ordinaryPdfs(): Promise<readonly Ordinary[]> {
  return [...written(), ...(await byPdfLib()), ...(await byPdfKit())];
}
