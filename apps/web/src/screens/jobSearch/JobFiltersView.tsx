import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import { MultiSelect } from '@guildhall/ui/MultiSelect';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { RadioGroup } from '@guildhall/ui/RadioGroup';
import { Stack } from '@guildhall/ui/Stack';

import type { Flow } from '../../flow/useFlow.ts';
import { budgetChoices, durationChoices } from '../jobs/jobOptions.ts';
import { skillOptions } from '../shared/fields/skillOptions.ts';

/** Which jobs the list keeps. */
export function JobFiltersView({ snapshot, send }: Flow<typeof jobSearchMachine>) {
  const { skills, skillsExcluded, budgetMin, budgetMax, duration } = snapshot.context.address;
  const least = budgetChoices({ chosen: budgetMin, least: null, most: budgetMax });
  const most = budgetChoices({ chosen: budgetMax, least: budgetMin, most: null });
  return (
    <Stack gap={6}>
      <MultiSelect
        label="Skills"
        optionalText={null}
        name="skills"
        options={skillOptions.filter(({ value }) => !skillsExcluded.includes(value))}
        value={skills}
        onChange={(value) => send({ type: 'filters.change', filters: { skills: value } })}
        placeholder="Any"
      />
      <MultiSelect
        label="Without these skills"
        optionalText={null}
        name="skillsExcluded"
        options={skillOptions.filter(({ value }) => !skills.includes(value))}
        value={skillsExcluded}
        onChange={(value) => send({ type: 'filters.change', filters: { skillsExcluded: value } })}
        placeholder="None"
      />
      <NativeSelect
        label="Budget at least"
        name="budgetMin"
        options={least.options}
        value={least.chosen(budgetMin)}
        onChange={(value) => send({ type: 'filters.change', filters: { budgetMin: least.meant(value) } })}
      />
      <NativeSelect
        label="Budget at most"
        name="budgetMax"
        options={most.options}
        value={most.chosen(budgetMax)}
        onChange={(value) => send({ type: 'filters.change', filters: { budgetMax: most.meant(value) } })}
      />
      <RadioGroup
        label="Duration"
        optionalText={null}
        name="duration"
        options={durationChoices.options}
        value={durationChoices.chosen(duration)}
        onChange={(value) => send({ type: 'filters.change', filters: { duration: durationChoices.meant(value) } })}
      />
    </Stack>
  );
}
