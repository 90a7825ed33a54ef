import { MultiSelect } from '@guildhall/ui/MultiSelect';
import { Select } from '@guildhall/ui/Select';
import type { ComponentType } from 'react';

import { bind } from '../../kit/bind.ts';
import { skillOptions } from '../shared/fields/skillOptions.ts';
import type { JobFieldsProps } from './jobFields.ts';
import { durationOptions, jobLimits } from './jobFormOptions.ts';

/** The fields with a list to choose from: the heavy part of the form, which may come after the rest of it. */
export interface JobChoices {
  SkillsField: ComponentType<JobFieldsProps>;
  DurationField: ComponentType<JobFieldsProps>;
}

export const jobChoices: JobChoices = { SkillsField, DurationField };

function SkillsField({ values, problems, send, isReadOnly }: JobFieldsProps) {
  const { choice } = bind({ values, problems }, send, isReadOnly);
  return (
    <MultiSelect
      label="Skills"
      description="What the work calls for. Freelancers search by skill."
      placeholder="Search skills"
      options={skillOptions}
      max={jobLimits.skills}
      {...choice('skillsRequired')}
      isRequired
    />
  );
}

function DurationField({ values, problems, send, isReadOnly }: JobFieldsProps) {
  const { choice } = bind({ values, problems }, send, isReadOnly);
  return <Select label="Duration" options={durationOptions} {...choice('duration')} isRequired />;
}
