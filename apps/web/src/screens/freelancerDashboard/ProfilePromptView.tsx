import type { Schema } from '@guildhall/machines/schema';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { ProgressBar } from '@guildhall/ui/ProgressBar';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { missingWords } from './missingWords.ts';

interface ProfilePromptViewProps {
  completion: Schema<'ProfileCompletion'>;
  profileSetupHref: string;
}

/** What stands between a freelancer and the job list, and the way to it. */
export function ProfilePromptView({ completion, profileSetupHref }: ProfilePromptViewProps) {
  return (
    <Card padding="large">
      <Stack gap={6} align="start">
        <Stack gap={2}>
          <Heading level={2} size="xl">
            Complete your profile to see jobs
          </Heading>
          <Text isMeasured>
            Clients decide by what they read about you. From 60% on, the job list opens and you can send proposals.
          </Text>
        </Stack>
        <Stack gap={3}>
          <ProgressBar label="Your profile" value={completion.percentage} />
          <Text size="sm" tone="muted">
            Still missing: {missingWords(completion)}.
          </Text>
        </Stack>
        <ButtonLink href={profileSetupHref} variant="primary" size="large">
          Complete Profile Now
        </ButtonLink>
      </Stack>
    </Card>
  );
}
