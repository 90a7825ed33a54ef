import type { Schema } from '@guildhall/machines/kit/schema';
import { Avatar } from '@guildhall/ui/Avatar';
import { Beside } from '@guildhall/ui/Beside';
import { Card } from '@guildhall/ui/Card';
import { Inline } from '@guildhall/ui/Inline';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { ClientRatingView } from '../jobs/ClientRatingView.tsx';
import { smallPicture } from '../shared/people/pictureSizes.ts';
import { VerifiedView } from '../shared/people/VerifiedView.tsx';

interface ClientViewProps {
  client: Schema<'JobClient'>;
  /** The client's profile, where the name leads there. */
  profileHref?: string;
}

/** Who posted the job. */
export function ClientView({ client, profileHref }: ClientViewProps) {
  const place = [client.industry, client.location ?? 'Remote'].filter((part) => part !== null).join(' · ');
  const called = client.company ?? client.name;
  return (
    <Card look="sunken" padding="small">
      <Beside gap={4} align="start" mark={<Avatar name={client.name} src={smallPicture(client.profileImage)} />}>
        <Stack gap={1}>
          <Inline gap={2}>
            <Text weight="semibold">
              {profileHref === undefined ? called : <Link href={profileHref}>{called}</Link>}
            </Text>
            {client.isVerified ? <VerifiedView /> : null}
          </Inline>
          {client.company === null ? null : <Text size="sm">{client.name}</Text>}
          <Text size="sm" tone="muted">
            {place}
          </Text>
          <ClientRatingView value={client.ratings} size="small" />
        </Stack>
      </Beside>
    </Card>
  );
}
