import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Container } from '@guildhall/ui/Container';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';

import { limitText } from './profileFacts.ts';

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

/** Beside a profile that is shown as visitors see it, without the address. */
export function LimitBannerView({ opensAgainIn, onRetry }: LimitViewProps) {
  const { title, most, reason, remedy } = limitText(opensAgainIn);
  return (
    <Banner
      tone="caution"
      title={title}
      role="alert"
      action={
        <Button size="small" variant="secondary" onPress={onRetry}>
          Try Again
        </Button>
      }
    >
      {most}, so this profile is shown without its email address. {reason} {remedy}
    </Banner>
  );
}
