import type { Schema } from '@guildhall/machines/schema';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { ProgressBar } from '@guildhall/ui/ProgressBar';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { prompt } from './freelancerDashboard.css.ts';
import { missingWords } from './missingWords.ts';

interface ProfilePromptViewProps {
  completion: Schema<'ProfileCompletion'>;
  profileSetupHref: string;
}

/** What stands between a freelancer and the job list, and the way to it. */
export function ProfilePromptView({ completion, profileSetupHref }: ProfilePromptViewProps) {
  return (
    <Card padding="large">
      <div className={prompt}>
        <Stack gap={2}>
          <Heading level={2} size="xl">
            Complete your profile to see jobs
          </Heading>
          <Text isMeasured>
            Clients decide based on what they read about you. At 60%, the job list opens and you can send proposals.
          </Text>
        </Stack>
        <ProgressBar
          label="Your profile"
          value={completion.percentage}
          description={`Still missing: ${missingWords(completion)}.`}
        />
        <div>
          <ButtonLink href={profileSetupHref} variant="primary" size="large">
            Complete Profile Now
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
