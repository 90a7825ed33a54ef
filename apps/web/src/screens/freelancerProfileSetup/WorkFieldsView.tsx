import type { freelancerProfileSetupMachine } from '@guildhall/machines/flows/freelancerProfileSetup';
import { MoneyField } from '@guildhall/ui/MoneyField';
import { Switch } from '@guildhall/ui/Switch';
import { TagField } from '@guildhall/ui/TagField';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';
import { pair } from './profileSetup.css.ts';

export function WorkFieldsView({ snapshot, send }: Flow<typeof freelancerProfileSetupMachine>) {
  const { values, problems } = snapshot.context;
  const isReadOnly = !snapshot.matches('editing');
  const { field, toggle } = bind(snapshot.context, send, isReadOnly);
  return (
    <FieldGroupView title="Your work">
      <TagField
        label="Skills"
        name="skills"
        description="One at a time. Press Enter or the plus button to add it."
        value={values.skills}
        text={values.newSkill}
        onTextChange={(value) => send({ type: 'field.change', name: 'newSkill', value })}
        onAdd={() => send({ type: 'skill.add' })}
        onRemove={(skill) => send({ type: 'skill.remove', skill })}
        errorMessage={problems.skills ?? problems.newSkill}
        isDisabled={isReadOnly}
      />
      <div className={pair}>
        <TextField
          label="Experience"
          description="Start with the number of years: “8 years, mostly with React”."
          {...field('experience')}
          isRequired
        />
        <MoneyField
          label="Hourly rate"
          description="In US dollars."
          suffix="/ hour"
          {...field('hourlyRate')}
          isRequired
        />
      </div>
      <Switch description="Clients see whether you are available or busy." {...toggle('availability')}>
        Available for work
      </Switch>
    </FieldGroupView>
  );
}
