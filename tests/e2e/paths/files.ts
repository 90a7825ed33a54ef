import type { APIRequestContext } from '@playwright/test';

import { expect } from './test.ts';

/** A file on a person's device. */
export interface FileOfDevice {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What a flow needs of a file that was chosen. */
export const chosenFile = ({ name, mimeType, buffer }: FileOfDevice) => ({
  name,
  size: buffer.length,
  type: mimeType,
});

/** Saves a file without the screens. */
export async function sendFile(
  request: APIRequestContext,
  method: 'post' | 'put',
  path: string,
  { field, file, token }: { field: string; file: FileOfDevice; token: string },
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request[method](`/api/v1${path}`, { headers, multipart: { [field]: file } });
  expect(answer.ok(), `${method} ${path}`).toBe(true);
}
