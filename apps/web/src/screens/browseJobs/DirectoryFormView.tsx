import type { DirectoryCriteria } from '@guildhall/machines/domain/directoryCriteria';
import type { jobDirectoryMachine } from '@guildhall/machines/flows/jobDirectory';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { SearchField } from '@guildhall/ui/SearchField';

import type { Flow } from '../../flow/useFlow.ts';
import { sortOptions } from '../jobs/jobOptions.ts';
import { anySkill, none, skillGroups } from '../shared/directory/skillChoices.ts';
import * as styles from './browseJobs.css.ts';
import { categoryChoices } from './directoryOptions.ts';

const skillChoices = [anySkill, ...skillGroups];

interface DirectoryFormViewProps extends Flow<typeof jobDirectoryMachine> {
  action: string;
}

/** What to look for: a plain form, sent by its button or by Enter, with scripts or without. */
export function DirectoryFormView({ snapshot, send, action }: DirectoryFormViewProps) {
  const { query, category, skill, sort } = snapshot.context.form;
  const change = (changed: Partial<DirectoryCriteria>) => send({ type: 'form.change', change: changed });
  return (
    <search>
      <Form action={action} onSubmit={() => send({ type: 'search.submit' })}>
        <div className={styles.form}>
          <div className={styles.query}>
            <SearchField
              label="Search jobs"
              isLabelHidden={false}
              name="search"
              placeholder="Title, skill or keyword"
              value={query}
              onChange={(value) => change({ query: value })}
            />
          </div>
          <NativeSelect
            label="Category"
            name="category"
            options={categoryChoices}
            value={category ?? none}
            onChange={(value) => change({ category: value === none ? null : value })}
          />
          <NativeSelect
            label="Skill"
            name="skills"
            options={skillChoices}
            value={skill ?? none}
            onChange={(value) => change({ skill: value === none ? null : value })}
          />
          <NativeSelect
            label="Sort by"
            name="sort"
            options={sortOptions}
            value={sort}
            onChange={(value) => change({ sort: value })}
          />
          <Button type="submit" variant="primary" isFullWidth>
            Search
          </Button>
        </div>
      </Form>
    </search>
  );
}
