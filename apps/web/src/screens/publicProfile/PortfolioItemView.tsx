import type { Schema } from '@guildhall/machines/schema';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';

import { plainAddress } from './profileFacts.ts';
import * as styles from './publicProfile.css.ts';

/** A piece of work that somebody is proud of. */
export function PortfolioItemView({ item }: { item: Schema<'PortfolioItem'> }) {
  const titleId = `portfolio-${item.id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={3} align="start">
        <Heading level={3} size="lg" id={titleId}>
          {item.title}
        </Heading>
        {item.image === null ? null : <img src={item.image} alt="" loading="lazy" className={styles.picture} />}
        {item.description === null ? null : <Text>{item.description}</Text>}
        {item.technologies.length === 0 ? null : <TagList items={item.technologies} aria-label="Made with" />}
        {item.projectUrl === null ? null : (
          <Link href={item.projectUrl} look="standalone" isExternal>
            {plainAddress(item.projectUrl)}
          </Link>
        )}
      </Stack>
    </Card>
  );
}
