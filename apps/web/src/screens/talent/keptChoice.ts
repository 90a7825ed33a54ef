import type { ChosenFreelancer } from '@guildhall/machines/domain/comparison';

import { readDraft, writeDraft } from '../../flow/drafts.ts';

const draft = 'comparison';

/** Freelancers who were chosen in this window to be compared. Browser only. */
export const keptChoice = (): readonly ChosenFreelancer[] => readDraft<readonly ChosenFreelancer[]>(draft) ?? [];

/** Keeps them over pages, filters, Back and a reload. */
export const keepChoice = (chosen: readonly ChosenFreelancer[]): void =>
  writeDraft(draft, chosen.length === 0 ? null : chosen);
