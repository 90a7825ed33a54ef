import type { Duration } from '@guildhall/api/enums';
import { durations } from '@guildhall/api/enums';
import { createProject as limits } from '@guildhall/api/limits';
import type { Skill } from '@guildhall/api/skills';
import { skills } from '@guildhall/api/skills';
import * as z from 'zod/mini';

import { amountOf } from '../domain/amounts.ts';
import { jobWords } from '../domain/jobWords.ts';
import { requiredText, typedAmount } from './fields.ts';
import type { FieldChange, FormContext, Problems } from './forms.ts';
import { edit, problemsOf } from './forms.ts';
import type { Schema } from './schema.ts';

/** What a post says, as it is typed. */
export interface JobValues {
  title: string;
  description: string;
  skillsRequired: readonly Skill[];
  /** Amounts as typed: a dollar sign and separators are welcome. */
  budgetMin: string;
  budgetMax: string;
  duration: Duration | null;
}

export const noJob: JobValues = {
  title: '',
  description: '',
  skillsRequired: [],
  budgetMin: '',
  budgetMax: '',
  duration: null,
};

type Post = Pick<Schema<'ClientProject'>, keyof JobValues>;

/** A post, as it is edited. */
export const jobValuesOf = ({
  title,
  description,
  skillsRequired,
  budgetMin,
  budgetMax,
  duration,
}: Post): JobValues => ({
  title,
  description,
  skillsRequired,
  budgetMin: String(budgetMin),
  budgetMax: String(budgetMax),
  duration,
});

const notARange = 'Maximum budget must be at least the minimum budget.';

function isRange({ budgetMin, budgetMax }: JobValues): boolean {
  const [min, max] = [amountOf(budgetMin), amountOf(budgetMax)];
  return min === null || max === null || max >= min;
}

const budget = (limit: typeof limits.budgetMin) =>
  typedAmount(jobWords.budgetMin.missing, jobWords.budgetMin.invalid, limit);

const { maxItems } = limits.skillsRequired;

/** What a job must be, in the order of the form. The maximum is judged by the minimum that was typed with it. */
export const completeJob = (values: JobValues) =>
  z.object({
    title: requiredText(jobWords.title.missing, limits.title),
    description: requiredText(jobWords.description.missing, limits.description),
    skillsRequired: z
      .array(z.enum(skills))
      .check(
        z.minLength(1, jobWords.skillsRequired.missing),
        z.maxLength(maxItems, `Please select at most ${maxItems} skills.`),
      ),
    budgetMin: budget(limits.budgetMin),
    budgetMax: budget(limits.budgetMax).check(z.refine(() => isRange(values), notARange)),
    duration: z.enum(durations, jobWords.duration.missing),
  });

export const problemsInJob = (values: JobValues): Problems<JobValues> => problemsOf(completeJob(values), values);

/** Takes an edit in. Another minimum also ends a complaint about the two together. */
export function changeJob(form: FormContext<JobValues>, event: FieldChange<JobValues>): FormContext<JobValues> {
  const edited = edit(form, event);
  const { budgetMax, ...others } = edited.problems;
  return event.name === 'budgetMin' && budgetMax === notARange ? { ...edited, problems: others } : edited;
}
