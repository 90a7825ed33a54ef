import type { freelancerProfileSetupMachine } from '@guildhall/machines/flows/freelancerProfileSetup';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';

const links = [
  { name: 'githubUrl', label: 'GitHub', placeholder: 'https://github.com/you' },
  { name: 'linkedinUrl', label: 'LinkedIn', placeholder: 'https://www.linkedin.com/in/you' },
  { name: 'portfolioUrl', label: 'Portfolio', placeholder: 'https://' },
] as const;

export function LinkFieldsView({ snapshot, send }: Flow<typeof freelancerProfileSetupMachine>) {
  const { values, problems } = snapshot.context;
  return (
    <FieldGroupView title="Where people can see your work">
      {links.map(({ name, label, placeholder }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          type="url"
          autoComplete="url"
          placeholder={placeholder}
          value={values[name]}
          onChange={(value) => send({ type: 'field.change', name, value })}
          errorMessage={problems[name]}
          isReadOnly={!snapshot.matches('editing')}
        />
      ))}
    </FieldGroupView>
  );
}
