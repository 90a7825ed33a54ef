import type { freelancerProfileSetupMachine } from '@guildhall/machines/flows/freelancerProfileSetup';
import { TextArea } from '@guildhall/ui/TextArea';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';
import { pair } from './profileSetup.css.ts';

export function AboutFieldsView({ snapshot, send }: Flow<typeof freelancerProfileSetupMachine>) {
  const { values, problems } = snapshot.context;
  const isReadOnly = !snapshot.matches('editing');
  return (
    <FieldGroupView title="About you">
      <div className={pair}>
        <TextField
          label="Full name"
          name="name"
          autoComplete="name"
          value={values.name}
          onChange={(value) => send({ type: 'field.change', name: 'name', value })}
          errorMessage={problems.name}
          isReadOnly={isReadOnly}
          isRequired
        />
        <TextField
          label="Age"
          name="age"
          inputMode="numeric"
          value={values.age}
          onChange={(value) => send({ type: 'field.change', name: 'age', value })}
          errorMessage={problems.age}
          isReadOnly={isReadOnly}
        />
      </div>
      <TextArea
        label="Bio"
        name="bio"
        description="What you do and for whom, in a few sentences."
        value={values.bio}
        onChange={(value) => send({ type: 'field.change', name: 'bio', value })}
        errorMessage={problems.bio}
        isReadOnly={isReadOnly}
        isRequired
      />
      <TextField
        label="Location"
        name="location"
        description="City and country."
        value={values.location}
        onChange={(value) => send({ type: 'field.change', name: 'location', value })}
        errorMessage={problems.location}
        isReadOnly={isReadOnly}
        isRequired
      />
    </FieldGroupView>
  );
}
