import type { Schema } from '@guildhall/machines/kit/schema';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { ZonedTime } from '@guildhall/ui/ZonedTime';
import type { ReactNode } from 'react';

type Obstacle = Schema<'AccountObstacle'>;

export interface ObstaclesViewProps {
  obstacles: readonly Obstacle[];
  /** Where it can be dealt with. */
  hrefOf: (obstacle: Obstacle) => string;
  /** The reader's IANA zone. */
  timeZone: string;
}

/** The open work that comes before closing an account, with the way to each. */
export function ObstaclesView({ obstacles, hrefOf, timeZone }: ObstaclesViewProps) {
  return (
    <Stack gap={3}>
      <Text weight="semibold">Some of your work is still open. Finish it first:</Text>
      <Stack as="ul" gap={3} aria-label="Open work">
        {obstacles.map((obstacle) => (
          <Stack key={`${obstacle.kind} ${obstacle.projectId} ${obstacle.startsAt}`} gap={1}>
            <Link href={hrefOf(obstacle)} look="standalone">
              {obstacle.title}
            </Link>
            <Text size="sm" tone="muted">
              {whyOf(obstacle, timeZone)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

function whyOf({ kind, count, startsAt }: Obstacle, timeZone: string): ReactNode {
  if (kind === 'WORK') return 'The work is not finished and approved yet.';
  if (kind === 'MEETING' && startsAt !== null) {
    const begin = <ZonedTime date={startsAt} timeZone={timeZone} />;
    return <>The meeting is on {begin}.</>;
  }
  const waiting = count === 1 ? '1 application waits' : `${count} applications wait`;
  return `${waiting} for your answer. You can also withdraw the post.`;
}
