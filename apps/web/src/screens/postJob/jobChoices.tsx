import type { postJobMachine } from '@guildhall/machines/flows/postJob';
import { MultiSelect } from '@guildhall/ui/MultiSelect';
import { Select } from '@guildhall/ui/Select';
import type { ComponentType } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { skillOptions } from '../shared/skillOptions.ts';
import { durationOptions, jobLimits } from './jobFormOptions.ts';

/** The fields with a list to choose from: the heavy part of the form, which may come after the rest of it. */
export interface JobChoices {
  SkillsField: ComponentType<Flow<typeof postJobMachine>>;
  DurationField: ComponentType<Flow<typeof postJobMachine>>;
}

export const jobChoices: JobChoices = { SkillsField, DurationField };

function SkillsField({ snapshot, send }: Flow<typeof postJobMachine>) {
  const { values, problems } = snapshot.context;
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
      isDisabled={!snapshot.matches('editing')}
      isRequired
    />
  );
}

function DurationField({ snapshot, send }: Flow<typeof postJobMachine>) {
  const { values, problems } = snapshot.context;
  return (
    <Select
      label="Duration"
      name="duration"
      options={durationOptions}
      value={values.duration}
      onChange={(value) => send({ type: 'field.change', name: 'duration', value })}
      errorMessage={problems.duration}
      isDisabled={!snapshot.matches('editing')}
      isRequired
    />
  );
}
