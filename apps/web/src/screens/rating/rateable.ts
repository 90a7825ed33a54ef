import type { RatingInput } from '@guildhall/machines/flows/rating';

import type { RatedParty } from './RatingView.tsx';

/** Someone who is to be rated, for one project. */
export interface Rateable extends RatedParty, Pick<RatingInput, 'projectId' | 'rated'> {}
