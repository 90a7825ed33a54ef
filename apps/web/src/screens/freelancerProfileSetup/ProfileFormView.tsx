import type {
  freelancerProfileSetupMachine,
  FreelancerProfileValues,
} from '@guildhall/machines/flows/freelancerProfileSetup';
import { Card } from '@guildhall/ui/Card';
import { Form } from '@guildhall/ui/Form';
import { Stack } from '@guildhall/ui/Stack';
import { TextArea } from '@guildhall/ui/TextArea';
import { TextField } from '@guildhall/ui/TextField';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';
import { OutdatedView } from '../profileSetup/OutdatedView.tsx';
import { useFieldOfAddress } from '../profileSetup/useFieldOfAddress.ts';
import { pair } from './profileSetup.css.ts';
import { SaveView } from './SaveView.tsx';
import { WorkFieldsView } from './WorkFieldsView.tsx';

/** What each field of the form is called. */
const fieldNames: Record<Exclude<keyof FreelancerProfileValues, 'newSkill'>, string> = {
  name: 'Full name',
  age: 'Age',
  bio: 'Bio',
  location: 'Location',
  skills: 'Skills',
  experience: 'Experience',
  hourlyRate: 'Hourly rate',
  githubUrl: 'GitHub',
  linkedinUrl: 'LinkedIn',
  portfolioUrl: 'Portfolio',
  availability: 'Available for work',
};

export interface ProfileFormViewProps extends Flow<typeof freelancerProfileSetupMachine> {
  /** The field that the address names; null where it names none. */
  wanted: string | null;
  /** The way out without saving. */
  cancel?: ReactNode;
}

/** The form of a freelancer's profile, for setting it up and for changing it. */
export function ProfileFormView({ wanted, cancel, ...props }: ProfileFormViewProps) {
  const { snapshot, send } = props;
  // Only a form that has come has the field that the address names.
  useFieldOfAddress(wanted, snapshot.matches('editing'));
  const isOutdated = snapshot.matches({ editing: 'outdated' });
  return (
    <Card padding="large">
      <Form method="post" aria-label="Your profile" onSubmit={() => send({ type: 'profile.save' })}>
        <Stack gap={10}>
          <AboutFieldsView {...props} />
          <WorkFieldsView {...props} />
          <LinkFieldsView {...props} />
          {/* Where the eye is after the press that was refused. */}
          <Stack gap={3}>
            {isOutdated ? (
              <OutdatedView send={send} versions={snapshot.context} names={fieldNames} />
            ) : (
              <SaveView {...props} />
            )}
            {cancel}
          </Stack>
        </Stack>
      </Form>
    </Card>
  );
}

function AboutFieldsView({ snapshot, send }: Flow<typeof freelancerProfileSetupMachine>) {
  const isReadOnly = !snapshot.matches('editing');
  const { field } = bind(snapshot.context, send, isReadOnly);
  return (
    <FieldGroupView title="About you">
      <div className={pair}>
        <TextField label="Full name" autoComplete="name" {...field('name')} isRequired />
        <TextField label="Age" inputMode="numeric" {...field('age')} />
      </div>
      <TextArea label="Bio" description="What you do and for whom, in a few sentences." {...field('bio')} isRequired />
      <TextField label="Location" description="City and country." {...field('location')} isRequired />
    </FieldGroupView>
  );
}

const links = [
  { name: 'githubUrl', label: 'GitHub', placeholder: 'https://github.com/you' },
  { name: 'linkedinUrl', label: 'LinkedIn', placeholder: 'https://www.linkedin.com/in/you' },
  { name: 'portfolioUrl', label: 'Portfolio', placeholder: 'https://' },
] as const;

function LinkFieldsView({ snapshot, send }: Flow<typeof freelancerProfileSetupMachine>) {
  const { field } = bind(snapshot.context, send, !snapshot.matches('editing'));
  return (
    <FieldGroupView title="Where people can see your work">
      {links.map(({ name, label, placeholder }) => (
        <TextField key={name} label={label} type="url" autoComplete="url" placeholder={placeholder} {...field(name)} />
      ))}
    </FieldGroupView>
  );
}
