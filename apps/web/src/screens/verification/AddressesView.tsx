import type { Role, VerificationSubject } from '@guildhall/api/enums';
import type { verificationMachine } from '@guildhall/machines/flows/verification';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { recheckText, rowsOf } from './verificationTexts.ts';

interface AddressesViewProps extends Flow<typeof verificationMachine> {
  role: Role;
  verification: Schema<'Verification'>;
  editHref: string;
}

const missing = {
  CLIENT: { text: 'Your profile has no website yet.', label: 'Add Your Website' },
  FREELANCER: { text: 'Your profile has no links yet.', label: 'Add a Link' },
} as const;

/** What of the own profile can be checked, each with its button. */
export function AddressesView({ snapshot, send, role, verification, editHref }: AddressesViewProps) {
  if (verification.addresses.length === 0) {
    return (
      <Inline gap={4} justify="between">
        <Text>{missing[role].text}</Text>
        <ButtonLink href={editHref}>{missing[role].label}</ButtonLink>
      </Inline>
    );
  }
  const checking: VerificationSubject | null = snapshot.matches('checking') ? snapshot.context.subject : null;
  return (
    <Stack gap={4}>
      <Heading level={3} size="md">
        What can be checked
      </Heading>
      {rowsOf(verification).map(({ subject, label, address }) => {
        const event = { type: 'check.start', subject } as const;
        const isChecking = checking === subject;
        return (
          <Inline key={subject} gap={4} justify="between">
            <Stack gap={1}>
              <Text weight="semibold">{label}</Text>
              <Text size="sm" tone="muted">
                {address}
              </Text>
            </Stack>
            <Button
              aria-label={isChecking ? `Checking ${label}` : `Check now: ${label}`}
              isDisabled={!isChecking && !snapshot.can(event)}
              isPending={isChecking}
              onPress={() => send(event)}
            >
              {isChecking ? 'Checking…' : 'Check Now'}
            </Button>
          </Inline>
        );
      })}
      <Text size="sm" tone="muted">
        {recheckText}
      </Text>
    </Stack>
  );
}
