import type { proposalDraftMachine } from '@guildhall/machines/flows/proposalDraft';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { useRestFocus } from '../shared/focus/useRestFocus.ts';
import * as styles from './proposalDraft.css.ts';

interface ProposalDraftViewProps extends Flow<typeof proposalDraftMachine> {
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** That a draft is saved is not spoken after each pause; what asks for attention is. */
const spoken = { role: 'status' } as const;

const standingId = 'draft-standing';

/** How the draft of a proposal stands: one line, or the question which of two versions it is to be. */
export function ProposalDraftView(props: ProposalDraftViewProps) {
  // The buttons of the question go with it.
  useRestFocus(props.snapshot.matches('divided') ? 'divided' : 'one', standingId);
  return (
    <div id={standingId} tabIndex={-1} className={styles.standing}>
      <StandingView {...props} />
    </div>
  );
}

function StandingView({ snapshot, send, now }: ProposalDraftViewProps) {
  const { other } = snapshot.context;
  if (snapshot.matches('divided') && other !== null) {
    return <ChoiceView snapshot={snapshot} send={send} now={now} other={other} />;
  }
  if (snapshot.matches('unreached')) {
    return (
      <Banner tone="caution" title="Draft kept on this device" {...spoken}>
        It could not be saved on the server yet. We will keep trying while this window is open.
      </Banner>
    );
  }
  return (
    <Text size="sm" tone="muted">
      {lineOf(snapshot)}
    </Text>
  );
}

function lineOf(snapshot: ProposalDraftViewProps['snapshot']): string {
  const { draft, text } = snapshot.context;
  if (snapshot.matches('over')) return 'This draft is no longer saved.';
  if (snapshot.matches('unsaved') || snapshot.matches('saving')) return 'Saving draft…';
  const isWritten = text.proposal.trim() !== '' || text.coverLetter.trim() !== '';
  return draft !== null && isWritten
    ? 'Draft saved. You can continue on another device.'
    : 'What you write is saved as a draft while you type.';
}

interface ChoiceViewProps extends ProposalDraftViewProps {
  /** The version that was written elsewhere. */
  other: Schema<'ProposalDraft'>;
}

function ChoiceView({ snapshot, send, now, other }: ChoiceViewProps) {
  const { typedAt } = snapshot.context;
  const isOtherNewer = typedAt === null || Date.parse(other.updatedAt) > typedAt;
  return (
    <Stack gap={4}>
      <Banner tone="caution" title="You have two versions of this draft" {...spoken}>
        {isOtherNewer
          ? 'The one from another device or window is newer than what is here.'
          : 'What is here is newer than the one from another device or window.'}{' '}
        Both are kept until you choose one.
      </Banner>
      <Stack as="section" gap={3} aria-labelledby="other-version">
        <Heading level={4} size="sm" id="other-version">
          The other version, saved <RelativeTime date={other.updatedAt} now={new Date(now)} isPast />
        </Heading>
        <VersionView title="Proposal" text={other.proposal} />
        <VersionView title="Cover letter" text={other.coverLetter} />
        <Inline gap={3}>
          <Button onPress={() => send({ type: 'draft.take' })}>Use the Other Version</Button>
          <Button onPress={() => send({ type: 'draft.overwrite' })}>Keep What Is Here</Button>
        </Inline>
      </Stack>
    </Stack>
  );
}

function VersionView({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap={1}>
      <Text size="sm" weight="semibold">
        {title}
      </Text>
      <Text tone={text === '' ? 'muted' : 'default'} isPreserved isMeasured>
        {text === '' ? 'Nothing yet' : text}
      </Text>
    </Stack>
  );
}
