import { brand } from '@guildhall/machines/domain/brand';

/** What a shared link shows of the site; made by `npm run generate`. */
export const sharePicture = {
  path: '/share.png',
  /** In pixels: the size that cards are cut to. */
  width: 1200,
  height: 630,
  alt: `${brand}: good work finds the right hands.`,
} as const;
