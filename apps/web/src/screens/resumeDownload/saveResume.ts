import type { Schema } from '@guildhall/machines/kit/schema';

import type { Api } from '../../api.ts';
import { saveFile } from '../../kit/saveFile.ts';

/** Reads a resume, which takes the session's token as no link can, and gives it to the browser to save. */
export async function saveResume(api: Api, { url, fileName }: Schema<'Resume'>, signal: AbortSignal): Promise<void> {
  saveFile(await api.getFile({ params: { fileId: url.split('/').at(-1) ?? '' }, signal }), fileName);
}
