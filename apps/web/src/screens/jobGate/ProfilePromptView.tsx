import type { Schema } from '@guildhall/machines/kit/schema';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { ProgressBar } from '@guildhall/ui/ProgressBar';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { prompt } from './jobGate.css.ts';
import { missingWords, thresholdText } from './missingWords.ts';

const words = {
  jobs: { level: 2, title: 'Complete your profile to see jobs' },
  proposal: { level: 3, title: 'Complete your profile to apply' },
} as const;

interface ProfilePromptViewProps {
  completion: Schema<'ProfileCompletion'>;
  /** Where the profile is completed; it leads back here. */
  profileSetupHref: string;
  /** What the profile is to be completed for. Default `jobs`. */
  purpose?: 'jobs' | 'proposal';
}

/** What stands between a freelancer and the jobs, and the way to them: the same wherever the threshold is met. */
export function ProfilePromptView({ completion, profileSetupHref, purpose = 'jobs' }: ProfilePromptViewProps) {
  const { level, title } = words[purpose];
  return (
    <Card padding="large">
      <div className={prompt}>
        <Stack gap={2}>
          <Heading level={level} size={level === 2 ? 'xl' : 'lg'}>
            {title}
          </Heading>
          <Text isMeasured>{thresholdText}</Text>
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
