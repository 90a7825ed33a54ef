import type { verificationMachine } from '@guildhall/machines/flows/verification';
import { Button } from '@guildhall/ui/Button';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { lineOf } from './verificationTexts.ts';

interface LinkBackViewProps extends Flow<typeof verificationMachine> {
  profileAddress: string;
}

const unchanged = () => undefined;

/** What to place where, so that a page links back. */
export function LinkBackView({ snapshot, send, profileAddress }: LinkBackViewProps) {
  const isCopying = snapshot.matches('copying');
  return (
    <Stack gap={4}>
      <TextField
        label="Line for your page"
        description="Put it on a page that your profile links to, anywhere in its HTML, and check below."
        value={lineOf(profileAddress)}
        onChange={unchanged}
        isReadOnly
        optionalText={null}
        spellCheck="false"
      />
      <Text size="sm" tone="muted">
        On GitHub, add the address in the line to the social accounts of your public profile; GitHub adds
        rel=&quot;me&quot; by itself. LinkedIn does not let other sites read its pages without an account, so a check
        may be refused there.
      </Text>
      <div>
        <Button
          isDisabled={!isCopying && !snapshot.can({ type: 'line.copy' })}
          isPending={isCopying}
          onPress={() => send({ type: 'line.copy' })}
        >
          Copy Line
        </Button>
      </div>
    </Stack>
  );
}
