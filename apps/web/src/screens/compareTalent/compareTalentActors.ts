import type { ChosenFreelancer } from '@guildhall/machines/domain/comparison';
import type { CompareFreelancersCall, DropChoice } from '@guildhall/machines/flows/talentComparison';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromCallback, fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { keepChoice, keptChoice } from '../talent/keptChoice.ts';

const without = (id: string) => (chosen: ChosenFreelancer) => chosen.id !== id;

export const compareTalentActors = (api: Api) => ({
  compareFreelancers: fromPromise<Schema<'ComparedFreelancers'>, CompareFreelancersCall>(
    ({ input: { params }, signal }) => api.compareFreelancers({ params, signal }),
  ),
  keptChoice: fromCallback<DropChoice>(({ receive }) => {
    receive(({ id }) => keepChoice(keptChoice().filter(without(id))));
  }),
});
