import type { sessionMachine } from '@guildhall/machines/flows/session';
import { Avatar } from '@guildhall/ui/Avatar';
import { Beside } from '@guildhall/ui/Beside';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { account, guestLinks } from './navigation.ts';
import * as styles from './shell.css.ts';

export interface SessionProps {
  snapshot: SnapshotFrom<typeof sessionMachine>;
  send: (event: EventFrom<typeof sessionMachine>) => void;
  /** The address of the person's picture. Without one there are initials. */
  picture?: string | null;
}

/** Who is signed in, or the way in: at the end of the header. */
export function AccountView({ snapshot, send, picture = null }: SessionProps) {
  const { session } = snapshot.context;
  if (session !== null) {
    return (
      <div className={styles.account}>
        <span className={styles.person} title={session.name}>
          <Avatar name={session.name} src={picture} size="small" />
          <span className={styles.name}>
            <Link href={account.href} look="quiet" aria-label={`${account.label}: ${session.name}`}>
              {session.name}
            </Link>
          </span>
        </span>
        <LogOutButton snapshot={snapshot} send={send} />
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <div className={snapshot.matches('restoring') ? styles.unknown : styles.door}>
        <ButtonLink href={guestLinks.logIn.href} variant="quiet">
          {guestLinks.logIn.label}
        </ButtonLink>
        <ButtonLink href={guestLinks.signUp.href} variant="primary">
          {guestLinks.signUp.label}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The same at the foot of the drawer, one below the other. */
export function DrawerAccountView({ snapshot, send, picture = null }: SessionProps) {
  const { session } = snapshot.context;
  if (session !== null) {
    return (
      <Stack gap={4}>
        <Beside mark={<Avatar name={session.name} src={picture} />}>
          <Text weight="semibold">{session.name}</Text>
          <Text size="sm" tone="muted">
            {session.email}
          </Text>
          <Link href={account.href} look="standalone">
            {account.label}
          </Link>
        </Beside>
        <LogOutButton snapshot={snapshot} send={send} isFullWidth />
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      <ButtonLink href={guestLinks.signUp.href} variant="primary" isFullWidth>
        {guestLinks.signUp.label}
      </ButtonLink>
      <ButtonLink href={guestLinks.logIn.href} isFullWidth>
        {guestLinks.logIn.label}
      </ButtonLink>
    </Stack>
  );
}

function LogOutButton({ snapshot, send, isFullWidth = false }: SessionProps & { isFullWidth?: boolean }) {
  return (
    <Button
      onPress={() => send({ type: 'session.close' })}
      isPending={snapshot.hasTag('busy')}
      isFullWidth={isFullWidth}
    >
      Logout
    </Button>
  );
}
