import type { MailKind, Role } from '@guildhall/api/enums';
import type { emailPreferencesMachine } from '@guildhall/machines/flows/emailPreferences';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { Switch } from '@guildhall/ui/Switch';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { accountParts } from '../account/accountParts.ts';
import { AccountPartView, PartSkeletonView } from '../account/AccountPartView.tsx';

export interface EmailPreferencesViewProps extends Flow<typeof emailPreferencesMachine> {
  role: Role;
  /** Where the saved searches are, which have emails of their own. */
  savedSearchesHref: string;
}

interface Words {
  label: string;
  description: string;
}

const words: Record<Role, Record<MailKind, Words>> = {
  CLIENT: {
    APPLICATIONS: {
      label: 'Applications to your posts',
      description: 'When someone applies, or withdraws an application.',
    },
    RATINGS: {
      label: 'Ratings and reviews',
      description: 'When a freelancer rates working with you, or replies to your review.',
    },
  },
  FREELANCER: {
    APPLICATIONS: {
      label: 'Applications that were not accepted',
      description: 'When your application is not accepted, or the post is filled or withdrawn.',
    },
    RATINGS: {
      label: 'Ratings and reviews',
      description: 'When a client rates your work, or replies to your review.',
    },
  },
};

const always: Record<Role, readonly string[]> = {
  CLIENT: [
    'Codes, and news about the safety of your account',
    'Canceled interviews, and other times that a freelancer proposes',
    'Finished work that waits for your approval, and posts that we take down',
  ],
  FREELANCER: [
    'Codes, and news about the safety of your account',
    'Interview invitations, new times and cancellations',
    'Jobs you are hired for, and the client’s answer to your finished work',
  ],
};

/** Which emails the account gets: a switch for each kind, and what is sent in any case. */
export function EmailPreferencesView(props: EmailPreferencesViewProps) {
  return (
    <AccountPartView
      id={accountParts.emails}
      purpose="Choose what we email you about. Each change is saved right away."
      hasFailed={props.snapshot.matches('failed')}
    >
      <SwitchesView {...props} />
      <Text size="sm">
        Emails about a saved search are set with that search.{' '}
        <Link href={props.savedSearchesHref}>Open your saved searches</Link>
      </Text>
      <AlwaysView role={props.role} />
    </AccountPartView>
  );
}

function SwitchesView({ snapshot, send, role }: EmailPreferencesViewProps) {
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel
        title="Your email preferences could not be loaded"
        onRetry={() => send({ type: 'preferences.retry' })}
      >
        You still get the emails that you chose before.
      </ErrorPanel>
    );
  }
  const { shown, problems } = snapshot.context;
  if (shown === null) {
    return <PartSkeletonView label="Loading your email preferences" lines={3} />;
  }
  return (
    <Stack gap={4}>
      {shown.map(({ kind, isOn }) => (
        <Switch
          key={kind}
          name={kind}
          description={words[role][kind].description}
          isSelected={isOn}
          onChange={(chosen) => send({ type: 'mail.switch', kind, isOn: chosen })}
          errorMessage={problems[kind]}
        >
          {words[role][kind].label}
        </Switch>
      ))}
    </Stack>
  );
}

const titleId = 'always-sent';

function AlwaysView({ role }: { role: Role }) {
  return (
    <Stack gap={2}>
      <Text size="sm" weight="medium" id={titleId}>
        These are always sent, because you may have to act on them:
      </Text>
      <Stack as="ul" gap={1} aria-labelledby={titleId}>
        {always[role].map((text) => (
          <Text key={text} size="sm" tone="muted">
            {text}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
