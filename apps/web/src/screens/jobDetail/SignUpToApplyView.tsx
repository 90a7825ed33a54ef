import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Inline } from '@guildhall/ui/Inline';
import { Text } from '@guildhall/ui/Text';

import { AnswerView } from './AnswerView.tsx';

interface SignUpToApplyViewProps {
  /** Both lead on to this job's proposal form. */
  hrefs: { signup: string; login: string };
}

/** The way to this job's proposal form for a visitor. */
export function SignUpToApplyView({ hrefs }: SignUpToApplyViewProps) {
  return (
    <AnswerView title="Interested?">
      <Text isMeasured>Sign up as a freelancer, complete your profile, and you will come back to this project.</Text>
      <Inline gap={3}>
        <ButtonLink href={hrefs.signup} variant="primary" size="large">
          Sign Up to Apply
        </ButtonLink>
        <ButtonLink href={hrefs.login} variant="quiet" size="large">
          Log In
        </ButtonLink>
      </Inline>
    </AnswerView>
  );
}
