import { createApi } from '@guildhall/api/client';

import type { ShareCard } from './shareCard.ts';
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

/** What the picture of a shared link shows: where `card` is equal, so is the picture, which `drawShareCard` draws. */
export interface SharePicture {
  card: ShareCard;
  /** The address of the portrait that belongs in it, in the API; null where there is none. */
  portrait: string | null;
}

/** Reads what the link shows; null where there is no such profile or open job. Rejects as the API's calls do. */
export async function readSharePicture({ what, id, origin, fetch }: SharePictureRequest): Promise<SharePicture | null> {
  const card = await readShareCard(createApi({ baseUrl: origin, fetch }), what, id);
  return card === null ? null : { card, portrait: card.portrait };
}
