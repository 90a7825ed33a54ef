import type { clientProfileSetupMachine } from '@guildhall/machines/flows/clientProfileSetup';
import { Select } from '@guildhall/ui/Select';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';
import { industryOptions, textLimits } from './companyOptions.ts';

export function CompanyFactsView({ snapshot, send }: Flow<typeof clientProfileSetupMachine>) {
  const { values, problems } = snapshot.context;
  const isReadOnly = !snapshot.matches('editing');
  return (
    <FieldGroupView title="Facts">
      <TextField
        label="Company name"
        name="companyName"
        autoComplete="organization"
        maxLength={textLimits.companyName}
        value={values.companyName}
        onChange={(value) => send({ type: 'field.change', name: 'companyName', value })}
        errorMessage={problems.companyName}
        isReadOnly={isReadOnly}
        isRequired
      />
      <Select
        label="Industry"
        name="industry"
        options={industryOptions}
        value={values.industry}
        onChange={(value) => send({ type: 'field.change', name: 'industry', value })}
        errorMessage={problems.industry}
        isDisabled={isReadOnly}
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
      <TextField
        label="Website"
        name="website"
        type="url"
        autoComplete="url"
        description="example.com is enough."
        value={values.website}
        onChange={(value) => send({ type: 'field.change', name: 'website', value })}
        errorMessage={problems.website}
        isReadOnly={isReadOnly}
      />
    </FieldGroupView>
  );
}
