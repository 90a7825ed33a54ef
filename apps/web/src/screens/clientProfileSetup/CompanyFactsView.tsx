import type { clientProfileSetupMachine } from '@guildhall/machines/flows/clientProfileSetup';
import { Select } from '@guildhall/ui/Select';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';
import { industryOptions, textLimits } from './companyOptions.ts';

export function CompanyFactsView({ snapshot, send }: Flow<typeof clientProfileSetupMachine>) {
  const isReadOnly = !snapshot.matches('editing');
  const { choice, field } = bind(snapshot.context, send, isReadOnly);
  return (
    <FieldGroupView title="Facts">
      <TextField
        label="Company name"
        autoComplete="organization"
        maxLength={textLimits.companyName}
        {...field('companyName')}
        isRequired
      />
      <Select label="Industry" options={industryOptions} {...choice('industry')} isRequired />
      <TextField label="Location" description="City and country." {...field('location')} isRequired />
      <TextField
        label="Website"
        type="url"
        autoComplete="url"
        description="example.com is enough."
        {...field('website')}
      />
    </FieldGroupView>
  );
}
