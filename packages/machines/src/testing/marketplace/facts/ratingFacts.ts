import { applicationsToMara } from './applicationsToMara.ts';
import { applicationsToOthers } from './applicationsToOthers.ts';
import { at, idOf } from './kit.ts';
import type { Sent } from './sent.ts';

/** What one side of a completed job says of the other. */
export interface RatingFacts {
  id: string;
  /** The application that got the job: it says who worked for whom. */
  work: Sent;
  by: 'CLIENT' | 'FREELANCER';
  stars: number;
  review: string | null;
  ratedAt: string;
  reply: { text: string; createdAt: string } | null;
}

const rating = (
  number: number,
  by: RatingFacts['by'],
  work: Sent,
  [stars, review]: readonly [stars: number, review: string | null],
  ratedAt: string,
  reply: RatingFacts['reply'] = null,
): RatingFacts => ({ id: idOf(12, number), by, work, stars, review, ratedAt, reply });

const of = { ...applicationsToMara, ...applicationsToOthers };

export const writtenRatings: readonly RatingFacts[] = [
  rating(
    1,
    'CLIENT',
    of.bookingNgozi,
    [5, 'Asked the right questions on the first day, and was done a week early.'],
    at('2026-10-02', '09:30'),
  ),
  rating(
    2,
    'CLIENT',
    of.floorNgozi,
    [5, 'People find the stairs now. Some even find the wreck.'],
    at('2026-11-02', '08:00'),
    {
      text: 'Thank you. I still think that there should be one more bench.',
      createdAt: at('2026-11-03', '10:20'),
    },
  ),
  rating(3, 'CLIENT', of.menuNgozi, [5, null], at('2025-05-21', '07:45')),
  rating(
    4,
    'CLIENT',
    of.customsNgozi,
    [4, 'Two borders, eleven papers, and one of them late.'],
    at('2025-11-10', '12:00'),
  ),
  // Hidden until its client has rated too, or two weeks have passed.
  rating(
    5,
    'FREELANCER',
    of.windowNgozi,
    [4, 'Clear from the first day, and quick to answer.'],
    at('2026-11-19', '10:05'),
  ),
  rating(6, 'FREELANCER', of.floorNgozi, [5, null], at('2026-11-01', '10:05')),
  rating(7, 'FREELANCER', of.menuNgozi, [5, 'They paid on the day, in money and in soup.'], at('2025-05-22', '09:00')),
  rating(
    8,
    'FREELANCER',
    of.customsNgozi,
    [4, 'Many people had an opinion, and all of them were kind.'],
    at('2025-11-06', '08:30'),
  ),
  rating(
    9,
    'FREELANCER',
    of.lampsAmara,
    [5, 'Clear from the first day, and quick to answer.'],
    at('2026-09-12', '12:00'),
    {
      text: 'Thank you. The lamps sell better switched off, who would have thought.',
      createdAt: at('2026-09-14', '08:00'),
    },
  ),
  rating(
    10,
    'CLIENT',
    of.lampsAmara,
    [4, 'Lovely pictures, and two of them had to be done again.'],
    at('2026-09-13', '09:40'),
  ),
  rating(11, 'CLIENT', of.componentsMarguerite, [4, 'One blue. We had not believed in it.'], at('2026-05-08', '08:15')),
  rating(12, 'CLIENT', of.iconsMarguerite, [5, 'The dragon is on every door now.'], at('2026-08-05', '14:00')),
  rating(13, 'FREELANCER', of.iconsMarguerite, [5, 'The best readers I have had.'], at('2026-08-06', '07:30')),
  rating(
    14,
    'CLIENT',
    of.archiveKaterina,
    [5, 'The disk has stopped clicking. It has stopped altogether, and nothing is lost.'],
    at('2026-04-17', '09:00'),
  ),
  rating(15, 'CLIENT', of.rehearsalKaterina, [4, null], at('2026-07-20', '08:00')),
  rating(16, 'CLIENT', of.labelsLayla, [5, 'She found three mistakes in our English.'], at('2026-04-07', '10:10')),
  rating(17, 'FREELANCER', of.labelsLayla, [4, null], at('2026-04-08', '06:00')),
  rating(18, 'CLIENT', of.visitorsNoa, [5, 'It was the other half.'], at('2025-11-14', '15:30')),
  rating(19, 'CLIENT', of.gardenMisaki, [5, 'The seventh sheet hangs in the kitchen.'], at('2026-05-29', '18:20')),
  rating(
    20,
    'FREELANCER',
    of.gardenMisaki,
    [5, 'A letter with every answer, and seeds in the last one.'],
    at('2026-05-30', '01:15'),
  ),
];
