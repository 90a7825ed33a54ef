import type { Schema } from '@guildhall/machines/kit/schema';

import type { Api } from '../../../api.ts';

/** How long a browser may take to fetch what it was given. */
const patience = 60_000;

/** Reads a resume, which takes the session's token as no link can, and gives it to the browser to save. */
export async function saveResume(api: Api, { url, fileName }: Schema<'Resume'>, signal: AbortSignal): Promise<void> {
  const content = await api.getFile({ params: { fileId: url.split('/').at(-1) ?? '' }, signal });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), patience);
}
