import { Button } from '@guildhall/ui/Button';
import { Container } from '@guildhall/ui/Container';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { limitNote, limitText } from './profileFacts.ts';
import * as styles from './publicProfile.css.ts';

interface LimitViewProps {
  /** Seconds until another profile may be opened. */
  opensAgainIn: number;
  onRetry: () => void;
}

/** In place of a profile: the account has opened its share for the day. */
export function LimitPageView({ opensAgainIn, onRetry }: LimitViewProps) {
  const { title, most, reason, remedy } = limitText(opensAgainIn);
  return (
    <Container>
      <Stack gap={6}>
        <PageHeader title="Profile" size="xxl" />
        <ErrorPanel title={title} onRetry={onRetry}>
          {most}. {reason} {remedy}
        </ErrorPanel>
      </Stack>
    </Container>
  );
}

/** In place of Contact, on a profile that is shown as visitors see it: no higher than the place that is kept for it. */
export function LimitNoteView({ opensAgainIn, onRetry }: LimitViewProps) {
  return (
    <div className={styles.limit}>
      <div role="alert">
        <Text size="sm" tone="muted">
          Daily limit reached. <span className={styles.limitReason}>{limitNote(opensAgainIn)}</span>
        </Text>
      </div>
      <Button variant="secondary" onPress={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
