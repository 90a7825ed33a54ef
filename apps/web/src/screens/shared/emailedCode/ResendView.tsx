import { Button } from '@guildhall/ui/Button';
import { Inline } from '@guildhall/ui/Inline';
import { Text } from '@guildhall/ui/Text';

import * as styles from './emailedCode.css.ts';
import { useCodeFocus } from './useCodeFocus.ts';

interface ResendViewProps {
  /** What the button says that sends another code. */
  label: string;
  isResending: boolean;
  /** Something else is under way, during which no one leaves. */
  isOther: boolean;
  canResend: boolean;
  secondsToResend: number;
  onBack: () => void;
  onResend: () => void;
}

/** The way back from a code, and the way to another one, which opens when the countdown is over. */
export function ResendView({
  label,
  isResending,
  isOther,
  canResend,
  secondsToResend,
  onBack,
  onResend,
}: ResendViewProps) {
  const place = useCodeFocus(isResending);
  return (
    <div ref={place}>
      <Inline justify="between">
        <div className={styles.back}>
          <Button variant="quiet" onPress={onBack} isDisabled={isOther || isResending}>
            Back
          </Button>
        </div>
        {canResend || isResending ? (
          <div className={styles.resend}>
            <Button variant="quiet" onPress={onResend} isPending={isResending}>
              {isResending ? 'Sending...' : label}
            </Button>
          </div>
        ) : (
          <Text tone="muted" size="sm" isTabular>
            {secondsToResend > 0
              ? `You can request another code in ${secondsToResend} ${secondsToResend === 1 ? 'second' : 'seconds'}`
              : null}
          </Text>
        )}
      </Inline>
    </div>
  );
}
