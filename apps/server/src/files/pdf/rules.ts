import type { PDFContext, PDFObject } from '@cantoo/pdf-lib';
import { PDFArray, PDFDict, PDFHexString, PDFName, PDFRef, PDFStream, PDFString } from '@cantoo/pdf-lib';

/**
 * What a stored PDF never holds. It is written by us: plain objects, one cross-reference table, nothing behind the end,
 * and only what the document leads to. None of its objects has an active name, key or subtype of the lists below, no
 * stream has its bytes elsewhere, and nothing is encrypted. An action is one of `passiveActions`; any other is refused,
 * also one that does not exist yet, and opening the document only shows a place in it. A link has a passive scheme.
 *
 * Not guaranteed: that pictures and fonts in it are well formed, what a link leads to, and that a signature stays valid.
 */
export type Active = 'script' | 'program' | 'form' | 'remote' | 'media' | 'attachment' | 'action' | 'link';

/** Names that mean something active wherever they stand, as a key or as a value (ISO 32000-2, 12.6.4 and 7.11.4). */
const activeNames: Readonly<Record<string, Active>> = {
  JavaScript: 'script',
  Rendition: 'script',
  Launch: 'program',
  SubmitForm: 'form',
  ImportData: 'form',
  XFA: 'form',
  GoToR: 'remote',
  GoToE: 'remote',
  RichMedia: 'media',
  RichMediaContent: 'media',
  RichMediaExecute: 'media',
  RichMediaSettings: 'media',
  EmbeddedFile: 'attachment',
  EmbeddedFiles: 'attachment',
  FileAttachment: 'attachment',
};

/** Entries that are active whatever they hold. */
const activeKeys: Readonly<Record<string, Active>> = {
  JS: 'script',
  AA: 'action',
  EF: 'attachment',
  Collection: 'attachment',
};

/** Kinds of annotations and of objects drawn on a page. */
const activeSubtypes: Readonly<Record<string, Active>> = {
  Movie: 'media',
  Sound: 'media',
  '3D': 'media',
  PS: 'script',
};

/** Actions that only move within the document, or open a link that a reader clicks on. */
const passiveActions: readonly string[] = ['GoTo', 'URI', 'Named'];

const passiveMoves: readonly string[] = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage'];

/** Where actions hang: on what is clicked, and behind one another. */
const actionKeys: readonly string[] = ['A', 'PA', 'Next'];

const passiveSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel', 'sms', 'callto', 'skype'];

/** A name as it reads: any of its characters may be written as `#` and two digits. */
export function nameText(name: PDFName): string {
  return name
    .asString()
    .slice(1)
    .replaceAll(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** What is active in a name itself: an entry's key, or a value. */
export function activeName(name: PDFName, isKey: boolean): Active | undefined {
  const text = nameText(name);
  return activeNames[text] ?? (isKey ? activeKeys[text] : undefined);
}

/** What is active in the entries of a dictionary together, and not in one of its names alone. */
export function activeEntries(dict: PDFDict, context: PDFContext): Active | undefined {
  const named = (key: string): string | undefined => {
    const value = valueAt(dict, key, context);
    return value instanceof PDFName ? nameText(value) : undefined;
  };
  return (
    activeSubtypes[named('Subtype') ?? ''] ??
    activeLink(valueAt(dict, 'URI', context), context) ??
    firstOf(actionKeys, (key) => activeAction(valueAt(dict, key, context), context)) ??
    activeOpening(valueAt(dict, 'OpenAction', context), context)
  );
}

/** Follows references, as a reader does that finds one where it wants a value. */
function valueAt(dict: PDFDict, key: string, context: PDFContext): PDFObject | undefined {
  let value = dict.get(PDFName.of(key));
  for (let hops = 0; value instanceof PDFRef && hops < 20; hops += 1) value = context.lookup(value);
  return value;
}

/** A list of actions, too, may stand behind one; other things have entries of these names, but then without `S`. */
function activeAction(given: PDFObject | undefined, context: PDFContext): Active | undefined {
  if (given instanceof PDFArray) {
    return firstOf(given.asArray(), (one) => activeAction(one instanceof PDFRef ? context.lookup(one) : one, context));
  }
  const action = given instanceof PDFStream ? given.dict : given;
  if (!(action instanceof PDFDict) || !action.has(PDFName.of('S'))) return undefined;
  const kind = valueAt(action, 'S', context);
  if (!(kind instanceof PDFName) || !passiveActions.includes(nameText(kind))) return 'action';
  if (nameText(kind) !== 'Named') return undefined;
  const move = valueAt(action, 'N', context);
  return move instanceof PDFName && passiveMoves.includes(nameText(move)) ? undefined : 'action';
}

/** A document may open at a place of its own, which many programs write; nothing else happens by opening it. */
function activeOpening(opening: PDFObject | undefined, context: PDFContext): Active | undefined {
  if (opening === undefined || opening instanceof PDFArray) return undefined;
  const kind = opening instanceof PDFDict ? valueAt(opening, 'S', context) : undefined;
  const isMove = kind instanceof PDFName && nameText(kind) === 'GoTo';
  return isMove && opening instanceof PDFDict && !opening.has(PDFName.of('Next')) ? undefined : 'action';
}

/** Links lead to the web, a mailbox or a telephone. One without a scheme is a web address that lacks its beginning. */
function activeLink(link: PDFObject | undefined, context: PDFContext): Active | undefined {
  if (link instanceof PDFDict) return activeLink(valueAt(link, 'Base', context), context);
  if (!(link instanceof PDFString || link instanceof PDFHexString)) return undefined;
  // Readers leave out what cannot be seen.
  const text = link.decodeText().replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');
  const scheme = /^([^:/?#.]*):/.exec(text.slice(0, 200))?.[1]?.toLowerCase();
  return scheme === undefined || passiveSchemes.includes(scheme) ? undefined : 'link';
}

function firstOf<Item>(items: readonly Item[], judge: (item: Item) => Active | undefined): Active | undefined {
  for (const item of items) {
    const found = judge(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
