import { MultiSelect } from '@guildhall/ui/MultiSelect';
import { Select } from '@guildhall/ui/Select';
import type { ComponentType } from 'react';

import { skillOptions } from '../shared/skillOptions.ts';
import type { JobFieldsProps } from './jobFields.ts';
import { durationOptions, jobLimits } from './jobFormOptions.ts';

/** The fields with a list to choose from: the heavy part of the form, which may come after the rest of it. */
export interface JobChoices {
  SkillsField: ComponentType<JobFieldsProps>;
  DurationField: ComponentType<JobFieldsProps>;
}

export const jobChoices: JobChoices = { SkillsField, DurationField };

function SkillsField({ values, problems, send, isReadOnly }: JobFieldsProps) {
  return (
    <MultiSelect
      label="Skills"
      name="skillsRequired"
      description="What the work calls for. Freelancers search by skill."
      placeholder="Search skills"
      options={skillOptions}
      max={jobLimits.skills}
      value={values.skillsRequired}
      onChange={(value) => send({ type: 'field.change', name: 'skillsRequired', value })}
      errorMessage={problems.skillsRequired}
      isDisabled={isReadOnly}
      isRequired
    />
  );
}

function DurationField({ values, problems, send, isReadOnly }: JobFieldsProps) {
  return (
    <Select
      label="Duration"
      name="duration"
      options={durationOptions}
      value={values.duration}
      onChange={(value) => send({ type: 'field.change', name: 'duration', value })}
      errorMessage={problems.duration}
      isDisabled={isReadOnly}
      isRequired
    />
  );
}
