import type { Schema } from '@guildhall/machines/kit/schema';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';

import { smallPicture } from '../shared/people/pictureSizes.ts';
import { plainAddress } from './profileFacts.ts';
import * as styles from './publicProfile.css.ts';

/** A piece of work: its picture to the edges of the card, then what it was. */
export function PortfolioItemView({ item }: { item: Schema<'PortfolioItem'> }) {
  const titleId = `portfolio-${item.id}`;
  return (
    <Card as="article" padding="none" aria-labelledby={titleId}>
      {item.image === null ? null : <WorkPicture address={item.image} />}
      <div className={styles.workText}>
        <Stack gap={3} align="start">
          <Heading level={3} size="lg" face="display" id={titleId}>
            {item.title}
          </Heading>
          {item.description === null ? null : <Text>{item.description}</Text>}
          {item.technologies.length === 0 ? null : <TagList items={item.technologies} aria-label="Made with" />}
          {item.projectUrl === null ? null : (
            <Link href={item.projectUrl} look="standalone" isExternal>
              {plainAddress(item.projectUrl)}
            </Link>
          )}
        </Stack>
      </div>
    </Card>
  );
}

/** The widths of both sizes are those of a picture that is wider than high. */
function WorkPicture({ address }: { address: string }) {
  const small = smallPicture(address);
  return (
    <img
      className={styles.picture}
      loading="lazy"
      sizes="(min-width: 1024px) 24rem, (min-width: 768px) 50vw, 100vw"
      src={small}
      srcSet={small === address ? undefined : `${small} 480w, ${address} 1600w`}
      alt=""
      width={480}
      height={320}
      decoding="async"
    />
  );
}
