import type { PDFObject } from '@cantoo/pdf-lib';
import {
  PDFArray,
  PDFDict,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFWriter,
} from '@cantoo/pdf-lib';

import { limitUnpacking } from './limitUnpacking.ts';
import type { Active } from './rules.ts';
import { activeEntries, activeName, nameText } from './rules.ts';

/** Why a PDF cannot be kept. */
export type Fault = 'damaged' | 'protected' | Active;

export type Rewritten = { readonly content: Uint8Array } | { readonly fault: Fault };

/** Thrown out of the walk. */
class Unfit extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Keeps every object that the bytes hold, wherever a reader might find it: those of former versions of the file and those
 * that nothing refers to as well.
 */
class EveryObject extends PDFParser {
  readonly seen: PDFObject[] = [];

  constructor(content: Uint8Array) {
    super(content, Infinity, true);
    const assign = this.context.assign.bind(this.context);
    this.context.assign = (ref, object) => {
      this.seen.push(object);
      assign(ref, object);
    };
  }
}

/**
 * Reads a PDF, refuses what is active in it, and writes it anew: one version, a cross-reference of our own, and of the
 * objects only those that the document leads to. So there is one reading of what is stored, and it is the checked one.
 */
export async function rewrite(content: Uint8Array): Promise<Rewritten> {
  try {
    limitUnpacking();
    const parser = new EveryObject(content);
    const context = await parser.parseDocument();
    const { Root, Info, ID, Encrypt } = context.trailerInfo;
    if (Encrypt !== undefined) throw new Unfit('protected');
    for (const object of parser.seen) refuseActive(object, context);
    if (!(Root instanceof PDFRef)) throw new Unfit('damaged');
    const catalogue = context.lookup(Root, PDFDict);
    catalogue.lookup(PDFName.of('Pages'), PDFDict);
    const info = Info instanceof PDFRef ? Info : undefined;
    const kept = reachable([Root, ...(info ? [info] : [])], context);
    for (const [ref] of context.enumerateIndirectObjects()) if (!kept.has(ref)) context.delete(ref);
    context.largestObjectNumber = Math.max(...[...kept].map(({ objectNumber }) => objectNumber));
    context.header = PDFHeader.forVersion(1, 7);
    context.trailerInfo = { Root, ...(info && { Info: info }), ...(isIdentity(ID) && { ID }) };
    return { content: await PDFWriter.forContext(context, Infinity).serializeToBuffer() };
  } catch (error) {
    // What the library cannot read, a reader may read in its own way.
    return { fault: error instanceof Unfit ? error.fault : 'damaged' };
  }
}

type Context = EveryObject['context'];

/** Visits an object and what it holds; what it refers to is an object of its own. */
function walk(top: PDFObject, visit: (object: PDFObject) => void): void {
  const waiting: PDFObject[] = [top];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    visit(object);
    if (object instanceof PDFArray) for (const one of object.asArray()) waiting.push(one);
    else if (object instanceof PDFStream) waiting.push(object.dict);
    else if (object instanceof PDFDict) for (const one of object.values()) waiting.push(one);
  }
}

function refuseActive(top: PDFObject, context: Context): void {
  walk(top, (object) => {
    if (object instanceof PDFName) refuseName(object, false);
    else if (object instanceof PDFHexString) refuseForeign(object);
    else if (object instanceof PDFStream) refuseOutside(object);
    else if (object instanceof PDFDict) {
      for (const key of object.keys()) refuseName(key, true);
      const active = activeEntries(object, context);
      if (active !== undefined) throw new Unfit(active);
    }
  });
}

function refuseName(name: PDFName, isKey: boolean): void {
  // Some readers end a name there.
  if (nameText(name).includes('\0')) throw new Unfit('damaged');
  const active = activeName(name, isKey);
  if (active !== undefined) throw new Unfit(active);
}

/** Readers differ over what else than digits stands in such a string. */
function refuseForeign(text: PDFHexString): void {
  if (/[^0-9A-Fa-f\s\0]/.test(text.asString())) throw new Unfit('damaged');
}

/** A stream whose bytes are in another file, or at an address. */
function refuseOutside({ dict }: PDFStream): void {
  if (dict.has(PDFName.of('F')) || dict.has(PDFName.of('FFilter'))) throw new Unfit('remote');
}

/** What the document leads to: one object for each number. */
function reachable(roots: readonly PDFRef[], context: Context): ReadonlySet<PDFRef> {
  const kept = new Set<PDFRef>();
  const numbers = new Set<number>();
  const waiting = [...roots];
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    if (kept.has(ref)) continue;
    const object = context.lookup(ref);
    if (!Number.isSafeInteger(ref.objectNumber) || !Number.isSafeInteger(ref.generationNumber))
      throw new Unfit('damaged');
    // What is not there is nothing, for every reader.
    if (object === undefined) continue;
    if (numbers.has(ref.objectNumber) || isPacked(object)) throw new Unfit('damaged');
    numbers.add(ref.objectNumber);
    kept.add(ref);
    walk(object, (one) => {
      if (one instanceof PDFRef) waiting.push(one);
    });
  }
  return kept;
}

/** Objects within a stream were taken out of it while reading; one that the document uses itself is up to something. */
function isPacked(object: PDFObject): boolean {
  if (!(object instanceof PDFRawStream)) return false;
  const type = object.dict.lookup(PDFName.of('Type'));
  return type instanceof PDFName && ['ObjStm', 'XRef'].includes(nameText(type));
}

function isIdentity(given: PDFObject | undefined): given is PDFArray {
  return given instanceof PDFArray && given.asArray().every((one) => one instanceof PDFHexString);
}
