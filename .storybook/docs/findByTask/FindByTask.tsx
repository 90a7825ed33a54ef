import { use, useState } from 'react';

import { PageHeader } from '../../../packages/ui/src/components/PageHeader/PageHeader.tsx';
import { SearchField } from '../../../packages/ui/src/components/SearchField/SearchField.tsx';
import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import { ComponentName } from '../../components/ComponentName.tsx';
import { componentPages } from '../../components/componentPages.ts';
import { Rows } from '../links/Rows.tsx';
import * as styles from './findByTask.css.ts';
import { componentsFor, purposesIn } from './tasks.ts';

const purposes = componentPages.then(purposesIn);

/** Components by what they are for, in the words of someone who does not know their names. */
export function FindByTask() {
  const known = use(purposes);
  const [task, setTask] = useState('');
  const found = componentsFor(task, known);
  return (
    <article className={`sb-unstyled ${styles.page}`}>
      <PageHeader title="Find by task" description="Say what a person should be able to do, and see what does it." />
      <div className={styles.field}>
        <SearchField
          label="Task"
          isLabelHidden={false}
          description="For example: ask for money, choose a date, something is loading."
          value={task}
          onChange={setTask}
        />
      </div>
      <output className={styles.count}>{found.length === 1 ? '1 component' : `${found.length} components`}</output>
      <Rows
        rows={found.map((one) => ({
          key: one.component,
          link: <ComponentName>{one.component}</ComponentName>,
          about: (
            <>
              <Text>{one.summary}</Text>
              {one.task === null || task === '' ? null : <Text tone="muted">{one.task}</Text>}
            </>
          ),
        }))}
      />
    </article>
  );
}
