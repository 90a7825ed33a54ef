import type { TalentCriteria } from '@guildhall/machines/domain/talentCriteria';
import type { talentDirectoryMachine } from '@guildhall/machines/flows/talentDirectory';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { wholeLine } from '../shared/directory/directoryForm.css.ts';
import { DirectoryForm } from '../shared/directory/DirectoryForm.tsx';
import { FilterSelectView } from '../shared/directory/FilterSelectView.tsx';
import { skillsOf, skillsOptions, skillsValue } from '../shared/directory/skillsOptions.ts';
import { chosenFilters } from '../talent/chosenFilters.ts';
import { RateRangeView } from '../talent/RateRangeView.tsx';
import { availabilityChoices, levelChoices, ratingChoices, sortOptions } from '../talent/talentOptions.ts';

interface TalentFormViewProps extends Flow<typeof talentDirectoryMachine> {
  action: string;
}

/** Whom to look for. */
export function TalentFormView({ snapshot, send, action }: TalentFormViewProps) {
  const { form, address, rates } = snapshot.context;
  const { query, skills, location, minRating, experienceLevel, availability, sort } = form;
  const change = (changed: Partial<TalentCriteria>) => send({ type: 'form.change', change: changed });
  return (
    <DirectoryForm
      action={action}
      label="Search freelancers"
      placeholder="Name, skill or keyword"
      query={query}
      onQueryChange={(value) => change({ query: value })}
      onSubmit={() => send({ type: 'search.submit' })}
      count={chosenFilters(address).length}
      kept={{ skillsExcluded: skillsValue(address.skillsExcluded) }}
    >
      <NativeSelect
        label="Skill"
        name="skills"
        options={skillsOptions(skills)}
        value={skillsValue(skills)}
        onChange={(value) => change({ skills: skillsOf(value) })}
      />
      <TextField
        label="Location"
        optionalText={null}
        name="location"
        placeholder="City or country"
        value={location}
        onChange={(value) => change({ location: value })}
      />
      <FilterSelectView
        label="Minimum rating"
        name="minRating"
        choices={ratingChoices}
        value={minRating}
        onChange={(value) => change({ minRating: value })}
      />
      <FilterSelectView
        label="Experience"
        name="experienceLevel"
        choices={levelChoices}
        value={experienceLevel}
        onChange={(value) => change({ experienceLevel: value })}
      />
      <FilterSelectView
        label="Availability"
        name="availability"
        choices={availabilityChoices}
        value={availability}
        onChange={(value) => change({ availability: value })}
      />
      <NativeSelect
        label="Sort by"
        name="sort"
        options={sortOptions}
        value={sort}
        onChange={(value) => change({ sort: value })}
      />
      <div className={wholeLine}>
        <RateRangeView value={form} onChange={change} spread={rates} />
      </div>
    </DirectoryForm>
  );
}
