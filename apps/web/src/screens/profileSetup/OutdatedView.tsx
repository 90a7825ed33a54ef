import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { DescriptionList } from '@guildhall/ui/DescriptionList';
import { Inline } from '@guildhall/ui/Inline';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { keepId } from './actionIds.ts';
import type { Versions } from './versionWords.ts';
import { changesIn } from './versionWords.ts';

interface OutdatedViewProps {
  /** What was changed elsewhere. Default `Your profile`. */
  thing?: string;
  send: (event: { type: 'version.override' } | { type: 'version.load' }) => void;
  versions: Versions;
  /** What each field is called, in their order. */
  names: Record<string, string>;
}

/** It was changed elsewhere: the person sees where, and decides which version stays. */
export function OutdatedView({ thing = 'Your profile', send, versions, names }: OutdatedViewProps) {
  return (
    <Banner
      tone="caution"
      title={`${thing} was changed elsewhere`}
      role="alert"
      action={
        <Inline gap={3}>
          <Button id={keepId} variant="primary" onPress={() => send({ type: 'version.override' })}>
            Keep What I Typed
          </Button>
          <Button onPress={() => send({ type: 'version.load' })}>Load the Newer Version</Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        <Text>
          It was saved on another device or in another tab after you opened it here. What you typed is still above, and
          fields you did not change take the newer version either way.
        </Text>
        <DescriptionList
          layout="stacked"
          aria-label="What was changed elsewhere"
          items={changesIn(versions, names).map(({ name, mine, theirs }) => ({
            term: name,
            description: (
              <Stack gap={1}>
                <span>{mine === null ? 'Not changed here' : `You typed: ${mine}`}</span>
                <span>{`Saved elsewhere: ${theirs}`}</span>
              </Stack>
            ),
          }))}
        />
      </Stack>
    </Banner>
  );
}
