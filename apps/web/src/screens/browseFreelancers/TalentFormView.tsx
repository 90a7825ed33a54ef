import type { TalentCriteria } from '@guildhall/machines/domain/talentCriteria';
import type { talentDirectoryMachine } from '@guildhall/machines/flows/talentDirectory';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { SearchField } from '@guildhall/ui/SearchField';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import type { Choices } from '../shared/choices.ts';
import { any } from '../shared/choices.ts';
import { availabilityChoices, levelChoices, ratingChoices, sortOptions } from '../talent/talentOptions.ts';
import * as styles from './browseFreelancers.css.ts';
import { skillsOf, skillsOptions, skillsValue } from './skillsOptions.ts';

interface TalentFormViewProps extends Flow<typeof talentDirectoryMachine> {
  action: string;
}

/** Whom to look for: a plain form, sent by its button or by Enter, with scripts or without. */
export function TalentFormView({ snapshot, send, action }: TalentFormViewProps) {
  const { query, skills, location, minRating, experienceLevel, availability, sort } = snapshot.context.form;
  const change = (changed: Partial<TalentCriteria>) => send({ type: 'form.change', change: changed });
  return (
    <search>
      <Form action={action} onSubmit={() => send({ type: 'search.submit' })}>
        <div className={styles.form}>
          <div className={styles.query}>
            <SearchField
              label="Search freelancers"
              isLabelHidden={false}
              name="search"
              placeholder="Name, skill or keyword"
              value={query}
              onChange={(value) => change({ query: value })}
            />
          </div>
          <NativeSelect
            label="Skill"
            name="skills"
            options={skillsOptions(skills)}
            value={skillsValue(skills)}
            onChange={(value) => change({ skills: skillsOf(value) })}
          />
          <div className={styles.place}>
            <TextField
              label="Location"
              optionalText={null}
              name="location"
              placeholder="City or country"
              value={location}
              onChange={(value) => change({ location: value })}
            />
          </div>
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
          <div className={styles.send}>
            <Button type="submit" variant="primary" isFullWidth>
              Search
            </Button>
          </div>
        </div>
        <KeptFiltersView address={snapshot.context.address} />
      </Form>
    </search>
  );
}

/** Filters that are set and have no field here: they stay when the form is sent without scripts. */
function KeptFiltersView({ address: { skillsExcluded, maxRate } }: { address: TalentCriteria }) {
  return (
    <>
      {skillsExcluded.length === 0 ? null : (
        <input type="hidden" name="skillsExcluded" value={skillsExcluded.join(',')} />
      )}
      {maxRate === null ? null : <input type="hidden" name="maxRate" value={maxRate} />}
    </>
  );
}

interface FilterSelectViewProps<Value> {
  label: string;
  name: string;
  choices: Choices<Value>;
  /** Null keeps everyone. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** The choices of a filter as a native list. A form sends nothing for one that is not set. */
function FilterSelectView<Value>({ label, name, choices, value, onChange }: FilterSelectViewProps<Value>) {
  const sent = (chosen: string) => (chosen === any ? '' : chosen);
  return (
    <NativeSelect
      label={label}
      name={name}
      options={choices.options.map((option) => ({ ...option, value: sent(option.value) }))}
      value={sent(choices.chosen(value))}
      onChange={(chosen) => onChange(choices.meant(chosen))}
    />
  );
}
