import { open } from 'node:fs/promises';

/** Up to `length` bytes of a file from `start`, as text with a character for each byte. */
export async function readPart(path: string, start: number, length: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
