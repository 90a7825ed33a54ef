import type { editClientProfileMachine } from '@guildhall/machines/flows/editClientProfile';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Card } from '@guildhall/ui/Card';
import { Form } from '@guildhall/ui/Form';
import { Select } from '@guildhall/ui/Select';
import { Stack } from '@guildhall/ui/Stack';
import { TextArea } from '@guildhall/ui/TextArea';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { companyNames, industryOptions, textLimits } from '../clientProfileSetup/companyOptions.ts';
import { saveId } from '../profileSetup/actionIds.ts';
import { FieldGroupView } from '../profileSetup/FieldGroupView.tsx';
import { OutdatedView } from '../profileSetup/OutdatedView.tsx';

interface ClientFormViewProps extends Flow<typeof editClientProfileMachine> {
  profileHref: string;
}

const lines = [
  { name: 'name', label: 'Full name', autoComplete: 'name', isRequired: true },
  { name: 'location', label: 'Location', description: 'City and country.', isRequired: true },
] as const;

const companyLines = [
  { name: 'companySize', label: 'Company size', description: 'The number of people, such as 11-50.' },
  {
    name: 'website',
    label: 'Website',
    type: 'url',
    autoComplete: 'url',
    description: 'example.com is enough.',
  },
] as const;

const fieldNames = { ...companyNames, name: 'Full name', companySize: 'Company size' };

const texts = [
  {
    name: 'bio',
    label: 'Company bio',
    description: 'What you do and for whom, in a few sentences.',
    isRequired: true,
    maxLength: textLimits.bio,
  },
  {
    name: 'profileSummary',
    label: 'Profile summary',
    description: 'Who you are looking for, and how you like to work.',
    maxLength: textLimits.profileSummary,
  },
] as const;

/** The form of a client's profile. */
export function ClientFormView({ snapshot, send, profileHref }: ClientFormViewProps) {
  const isReadOnly = !snapshot.matches('editing');
  const isOutdated = snapshot.matches({ editing: 'outdated' });
  const { field, choice } = bind(snapshot.context, send, isReadOnly);
  return (
    <Card padding="large">
      <Form method="post" aria-label="Your profile" onSubmit={() => send({ type: 'profile.save' })}>
        <Stack gap={10}>
          <FieldGroupView title="About you">
            {lines.map((line) => (
              <TextField key={line.name} {...line} {...field(line.name)} />
            ))}
          </FieldGroupView>
          <FieldGroupView title="Your company">
            <TextField
              label="Company name"
              autoComplete="organization"
              maxLength={textLimits.companyName}
              {...field('companyName')}
              isRequired
            />
            <Select label="Industry" options={industryOptions} {...choice('industry')} isRequired />
            {companyLines.map((line) => (
              <TextField key={line.name} {...line} {...field(line.name)} />
            ))}
          </FieldGroupView>
          <FieldGroupView title="In your own words">
            {texts.map((line) => (
              <TextArea key={line.name} {...line} {...field(line.name)} />
            ))}
          </FieldGroupView>
          {/* Where the eye is after the press that was refused. */}
          <Stack gap={3}>
            {isOutdated ? (
              <OutdatedView send={send} versions={snapshot.context} names={fieldNames} />
            ) : (
              <Button type="submit" id={saveId} variant="primary" size="large" isFullWidth isPending={isReadOnly}>
                {snapshot.matches('saving') || snapshot.matches('comparing') ? 'Saving…' : 'Save Profile'}
              </Button>
            )}
            <ButtonLink href={profileHref} size="large" isFullWidth>
              Cancel
            </ButtonLink>
          </Stack>
        </Stack>
      </Form>
    </Card>
  );
}
