import type { ChosenFreelancer } from '@guildhall/machines/domain/comparison';
import type { DropChoice } from '@guildhall/machines/flows/talentComparison';
import { fromCallback } from 'xstate';

import { keepChoice, keptChoice } from '../talent/keptChoice.ts';

const without = (id: string) => (chosen: ChosenFreelancer) => chosen.id !== id;

export const compareTalentCalls = () => ({
  keptChoice: fromCallback<DropChoice>(({ receive }) => {
    receive(({ id }) => keepChoice(keptChoice().filter(without(id))));
  }),
});
