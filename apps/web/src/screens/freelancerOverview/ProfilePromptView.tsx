import type { Schema } from '@guildhall/machines/kit/schema';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { Link } from '@guildhall/ui/Link';
import { ProgressBar } from '@guildhall/ui/ProgressBar';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { checklistOf } from './checklist.ts';
import { prompt } from './profilePrompt.css.ts';
import type { ProfileSetupHref } from './profileSetupFrom.ts';
import { purposeText, shareText } from './promptWords.ts';

interface ProfilePromptViewProps {
  completion: Schema<'ProfileCompletion'>;
  profileSetupHref: ProfileSetupHref;
  /** Of its heading. Default 2. */
  level?: 2 | 3;
}

/** What stands between a freelancer and a proposal, and the way to each part of it: the same wherever it is met. */
export function ProfilePromptView({ completion, profileSetupHref, level = 2 }: ProfilePromptViewProps) {
  const missing = checklistOf(completion).filter(({ isMet }) => !isMet);
  return (
    <Card padding="large">
      <div className={prompt}>
        <Stack gap={2}>
          <Heading level={level} size={level === 2 ? 'xl' : 'lg'}>
            Complete your profile to send proposals
          </Heading>
          <Text isMeasured>{purposeText(missing.length)}</Text>
        </Stack>
        <Stack gap={4}>
          <ProgressBar label="Your profile" value={completion.percentage} />
          <Inline as="ul" gap={4} aria-label="Still missing">
            {missing.map(({ criterion, label }) => (
              <Text as="span" key={criterion}>
                <Link href={profileSetupHref(criterion)} look="standalone">
                  {label}
                </Link>{' '}
                <Text as="span" size="sm" tone="muted">
                  {shareText}
                </Text>
              </Text>
            ))}
          </Inline>
        </Stack>
        <div>
          <ButtonLink href={profileSetupHref()} variant="primary" size="large">
            Complete Profile Now
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
