import { brand } from '@guildhall/machines/domain/brand';

/** The picture that a shared link shows, and what it says to those who do not see it. */
export interface SharedPicture {
  path: string;
  alt: string;
}

/** What a shared link shows of the site; made by `npm run generate`. */
export const sharePicture = {
  path: '/share.png',
  /** In pixels: the size that cards are cut to. */
  width: 1200,
  height: 630,
  alt: `${brand}: good work finds the right hands.`,
} as const;
