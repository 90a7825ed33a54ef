import { createApi } from '@guildhall/api/client';

import { drawShareCard } from './drawShareCard.tsx';
import { readShareCard } from './shareCard.ts';
import type { Shared } from './sharePaths.ts';

interface SharePictureRequest {
  what: Shared;
  id: string;
  /** The origin the site is known by. */
  origin: string;
  /** Calls the API without leaving the process. */
  fetch: (request: Request) => Promise<Response>;
}

/** The picture of a shared link, read and not yet drawn. */
export interface SharePicture {
  /** What the picture shows: where this is equal, so is the picture. */
  content: string;
  /** The address of the portrait that `draw` wants, in the API; null where there is none. */
  portrait: string | null;
  /** Draws it as an SVG of paths, with the portrait as a square JPEG; null where our fonts lack one of its letters. */
  draw: (portrait: Uint8Array | null) => Promise<string | null>;
}

/** Reads what the link shows; null where there is no such profile or open job. Rejects as the API's calls do. */
export async function readSharePicture({ what, id, origin, fetch }: SharePictureRequest): Promise<SharePicture | null> {
  const card = await readShareCard(createApi({ baseUrl: origin, fetch }), what, id);
  if (card === null) return null;
  return { content: JSON.stringify(card), portrait: card.portrait, draw: (portrait) => drawShareCard(card, portrait) };
}
