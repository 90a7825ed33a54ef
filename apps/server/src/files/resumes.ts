import { randomUUID } from 'node:crypto';

import { Refusal } from '../domain/refusal.ts';
import type { UploadedFile } from '../operations/types.ts';
import { safeFileName } from './fileName.ts';
import type { NewFile } from './fileStore.ts';
import { checkPdf } from './pdf/checkPdf.ts';
import type { Fault } from './pdf/rewrite.ts';
import { readPart } from './readPart.ts';

const field = 'resume';

const notAPdf = 'Please choose a PDF.';

/**
 * Takes a PDF in the form that we write ourselves, without anything active (see `pdf/rules.ts`). Refuses, with what to
 * do, what is no PDF (415) and what cannot be kept (422).
 */
export async function readResume({ path, byteSize, filename }: UploadedFile, ownerId: string): Promise<NewFile> {
  if (byteSize === 0) throw refuse(422, 'The file is empty. Please choose another PDF.');
  // A file that begins as a page, too, is taken for one by some programs.
  const head = await readPart(path, 0, 1024);
  if (!/^%PDF-[12]\.\d/.test(head)) throw refuse(415, notAPdf);
  if (/<(!doctype|html|script|svg|body)\b/i.test(head)) throw refuse(415, notAPdf);
  // Half a file would be mended into a document that lacks its last pages.
  const tail = await readPart(path, Math.max(0, byteSize - 1024), 1024);
  if (!/%%EOF[\s\0]*$/.test(tail)) throw refuse(422, remedies.damaged);
  const checked = await checkPdf(path);
  if ('fault' in checked) throw refuse(422, remedies[checked.fault]);
  return {
    id: randomUUID(),
    ownerId,
    kind: 'RESUME',
    contentType: 'application/pdf',
    originalName: safeFileName(filename, 'resume', 'pdf'),
    width: null,
    height: null,
    contents: [{ variant: 'original', content: checked.content }],
  };
}

/** Printing leaves nothing but pages. */
const print = 'Please print it to a PDF, and choose that one.';

const remedies: Readonly<Record<Fault | 'exhausting', string>> = {
  damaged: 'This PDF is damaged or not complete. Please save it as a PDF again.',
  exhausting: `This PDF is too complicated. ${print}`,
  protected: 'This PDF is protected. Please save it without a password.',
  script: `This PDF runs scripts. ${print}`,
  program: `This PDF starts programs. ${print}`,
  form: `This PDF has a form that sends or loads data. ${print}`,
  remote: `This PDF refers to another file. ${print}`,
  media: `This PDF plays sound, film or 3D content. ${print}`,
  attachment: `This PDF has files attached to it. ${print}`,
  action: `This PDF does something by itself when it is opened or used. ${print}`,
  link: `This PDF has a link that leads neither to a web page nor to an email address or telephone. ${print}`,
};

function refuse(status: 415 | 422, message: string): Refusal {
  return new Refusal(status, message, { [field]: message });
}
