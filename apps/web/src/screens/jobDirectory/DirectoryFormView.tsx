import type { WorkCriteria } from '@guildhall/machines/domain/workCriteria';
import type { jobDirectoryMachine } from '@guildhall/machines/flows/jobDirectory';
import { NativeSelect } from '@guildhall/ui/NativeSelect';

import type { Flow } from '../../flow/useFlow.ts';
import { chosenJobFilters } from '../jobs/chosenJobFilters.ts';
import { budgetChoices, categoryChoices, durationChoices, sortOptions } from '../jobs/jobOptions.ts';
import { DirectoryForm } from '../shared/directory/DirectoryForm.tsx';
import { FilterSelectView } from '../shared/directory/FilterSelectView.tsx';
import { skillsOf, skillsOptions, skillsValue } from '../shared/directory/skillsOptions.ts';

interface DirectoryFormViewProps extends Flow<typeof jobDirectoryMachine> {
  action: string;
}

/** Which jobs to look for. */
export function DirectoryFormView({ snapshot, send, action }: DirectoryFormViewProps) {
  const { form, address } = snapshot.context;
  const { query, category, skills, budgetMin, budgetMax, duration, sort } = form;
  const change = (changed: Partial<WorkCriteria>) => send({ type: 'form.change', change: changed });
  return (
    <DirectoryForm
      action={action}
      label="Search jobs"
      placeholder="Title, skill or keyword"
      query={query}
      onQueryChange={(value) => change({ query: value })}
      onSubmit={() => send({ type: 'search.submit' })}
      count={chosenJobFilters(address).length}
      kept={{ skillsExcluded: skillsValue(address.skillsExcluded) }}
    >
      <FilterSelectView
        label="Category"
        name="category"
        choices={categoryChoices}
        value={category}
        onChange={(value) => change({ category: value })}
      />
      <NativeSelect
        label="Skill"
        name="skills"
        options={skillsOptions(skills)}
        value={skillsValue(skills)}
        onChange={(value) => change({ skills: skillsOf(value) })}
      />
      <FilterSelectView
        label="Budget at least"
        name="budgetMin"
        choices={budgetChoices({ chosen: budgetMin, least: null, most: budgetMax })}
        value={budgetMin}
        onChange={(value) => change({ budgetMin: value })}
      />
      <FilterSelectView
        label="Budget at most"
        name="budgetMax"
        choices={budgetChoices({ chosen: budgetMax, least: budgetMin, most: null })}
        value={budgetMax}
        onChange={(value) => change({ budgetMax: value })}
      />
      <FilterSelectView
        label="Duration"
        name="duration"
        choices={durationChoices}
        value={duration}
        onChange={(value) => change({ duration: value })}
      />
      <NativeSelect
        label="Sort by"
        name="sort"
        options={sortOptions}
        value={sort}
        onChange={(value) => change({ sort: value })}
      />
    </DirectoryForm>
  );
}
