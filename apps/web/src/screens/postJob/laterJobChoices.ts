import { laterView } from '../../flow/laterView.tsx';
import { ChoicePendingView } from './ChoicePendingView.tsx';
import type { JobChoices } from './jobChoices.tsx';

const load = () => import('./jobChoices.tsx');

/** The fields with a list to choose from, whose code comes after the page's own: a job begins with its title. */
export const laterJobChoices: JobChoices = {
  SkillsField: laterView(async () => (await load()).jobChoices.SkillsField, ChoicePendingView),
  DurationField: laterView(async () => (await load()).jobChoices.DurationField, ChoicePendingView),
};
