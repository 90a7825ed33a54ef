import { Avatar } from '@guildhall/ui/Avatar';
import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';

import type { Story } from './stories.ts';
import { person } from './successStories.css.ts';

interface PersonViewProps extends Pick<Story, 'name' | 'trade' | 'place'> {
  id: string;
}

/** Who tells. */
export function PersonView({ id, name, trade, place }: PersonViewProps) {
  return (
    <div className={person}>
      <Avatar name={name} size="large" />
      <div>
        <Heading level={3} size="lg" id={id}>
          {name}
        </Heading>
        <Text size="sm" tone="muted">
          {trade}, {place}
        </Text>
      </div>
    </div>
  );
}
