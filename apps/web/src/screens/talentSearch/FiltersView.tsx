import type { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import { ComboBox } from '@guildhall/ui/ComboBox';
import { MultiSelect } from '@guildhall/ui/MultiSelect';
import { RadioGroup } from '@guildhall/ui/RadioGroup';
import { Stack } from '@guildhall/ui/Stack';

import type { Flow } from '../../flow/useFlow.ts';
import { skillOptions } from '../shared/fields/skillOptions.ts';
import { countText } from '../shared/results/foundText.ts';
import { RateRangeView } from '../talent/RateRangeView.tsx';
import { availabilityChoices, levelChoices, ratingChoices } from '../talent/talentOptions.ts';

/** Whom the list keeps. */
export function FiltersView({ snapshot, send }: Flow<typeof talentSearchMachine>) {
  const { typed, address, places, rates } = snapshot.context;
  return (
    <Stack gap={6}>
      <MultiSelect
        label="Skills"
        optionalText={null}
        name="skills"
        options={skillOptions.filter(({ value }) => !address.skillsExcluded.includes(value))}
        value={address.skills}
        onChange={(skills) => send({ type: 'filters.change', filters: { skills } })}
        placeholder="Any"
      />
      <MultiSelect
        label="Without these skills"
        optionalText={null}
        name="skillsExcluded"
        options={skillOptions.filter(({ value }) => !address.skills.includes(value))}
        value={address.skillsExcluded}
        onChange={(skillsExcluded) => send({ type: 'filters.change', filters: { skillsExcluded } })}
        placeholder="None"
      />
      <ComboBox
        label="Location"
        optionalText={null}
        name="location"
        placeholder="City or country"
        options={(places ?? []).map(({ location, freelancers }) => ({
          value: location,
          label: location,
          description: countText({ total: freelancers, isCapped: false }, 'freelancer'),
        }))}
        filter="none"
        isLoading={places === null}
        allowsCustomValue
        value={typed.location === '' ? null : typed.location}
        onChange={(location) => send({ type: 'typed.change', typed: { location: location ?? '' } })}
      />
      <RadioGroup
        label="Minimum rating"
        optionalText={null}
        name="minRating"
        options={ratingChoices.options}
        value={ratingChoices.chosen(address.minRating)}
        onChange={(value) => send({ type: 'filters.change', filters: { minRating: ratingChoices.meant(value) } })}
      />
      <RateRangeView
        value={typed}
        onChange={(change) => send({ type: 'typed.change', typed: change })}
        spread={rates}
      />
      <RadioGroup
        label="Experience"
        optionalText={null}
        name="experienceLevel"
        options={levelChoices.options}
        value={levelChoices.chosen(address.experienceLevel)}
        onChange={(value) => send({ type: 'filters.change', filters: { experienceLevel: levelChoices.meant(value) } })}
      />
      <RadioGroup
        label="Availability"
        optionalText={null}
        name="availability"
        options={availabilityChoices.options}
        value={availabilityChoices.chosen(address.availability)}
        onChange={(value) =>
          send({ type: 'filters.change', filters: { availability: availabilityChoices.meant(value) } })
        }
      />
    </Stack>
  );
}
