import type { Criterion } from '@guildhall/machines/domain/profileCompletion';
import type { ownProfileMachine } from '@guildhall/machines/flows/ownProfile';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Beside } from '@guildhall/ui/Beside';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Card } from '@guildhall/ui/Card';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Grid } from '@guildhall/ui/Grid';
import { Heading } from '@guildhall/ui/Heading';
import { Icon } from '@guildhall/ui/Icon';
import { CircleCheck, CircleDot } from '@guildhall/ui/icons';
import { Inline } from '@guildhall/ui/Inline';
import { Link } from '@guildhall/ui/Link';
import { ProgressBar } from '@guildhall/ui/ProgressBar';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { checklistOf, editLabel } from '../freelancerOverview/checklist.ts';
import { FiguresView } from '../ownProfile/FiguresView.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';

export interface StandingViewProps {
  snapshot: SnapshotFrom<typeof ownProfileMachine>;
  send: (event: EventFrom<typeof ownProfileMachine>) => void;
  /** Where the profile is edited. */
  editHref: string;
  /** The own profile. */
  profileHref: string;
  /** Where a criterion is met. */
  fieldHref: (criterion: Criterion) => string;
}

/** How complete a freelancer's profile is, and how it is doing. */
export function StandingView({ snapshot, send, ...hrefs }: StandingViewProps) {
  const { freelancer } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Your profile could not be loaded" onRetry={() => send({ type: 'profile.retry' })}>
        Nothing is lost. Check your connection and try again.
      </ErrorPanel>
    );
  }
  if (freelancer === null) return <PendingListView label="Loading your profile" />;
  return (
    <Stack gap={6}>
      <CompletionView completion={freelancer.completion} {...hrefs} />
      <Stack as="section" gap={4} aria-labelledby="figures">
        <Heading level={2} size="lg" id="figures">
          How your profile is doing
        </Heading>
        <FiguresView profile={freelancer} />
      </Stack>
    </Stack>
  );
}

/** The eight criteria; what is missing leads to its field. */
function CompletionView({
  completion,
  editHref,
  profileHref,
  fieldHref,
}: Omit<StandingViewProps, 'snapshot' | 'send'> & { completion: Schema<'ProfileCompletion'> }) {
  const { percentage } = completion;
  return (
    <Card as="section" padding="large" aria-labelledby="completion">
      <Stack gap={5}>
        <Heading level={2} size="lg" id="completion">
          Your profile
        </Heading>
        <ProgressBar label="Profile completion" value={percentage} tone={percentage === 100 ? 'positive' : 'accent'} />
        <Grid as="ul" itemWidth="medium" gap={3} aria-label="Checklist">
          {checklistOf(completion).map(({ criterion, label, isMet }) => (
            <Beside key={criterion} gap={2} mark={<Icon icon={isMet ? CircleCheck : CircleDot} />}>
              {isMet ? (
                <Text as="span">
                  {label}
                  <VisuallyHidden> is there</VisuallyHidden>
                </Text>
              ) : (
                <Link href={fieldHref(criterion)} look="standalone" aria-label={`${label}, missing`}>
                  {label}
                </Link>
              )}
            </Beside>
          ))}
        </Grid>
        <Inline gap={3}>
          <ButtonLink href={editHref} variant="primary">
            {editLabel(percentage)}
          </ButtonLink>
          <ButtonLink href={profileHref}>View Profile</ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
