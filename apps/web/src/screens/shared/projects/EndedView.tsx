import type { Role } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { Text } from '@guildhall/ui/Text';

interface EndedViewProps {
  ended: Schema<'ProjectEnding'>;
  reader: Role;
  /** The other side. */
  name: string;
}

/** Who ended a project, and why. */
export const EndedView = ({ ended: { by, reason }, reader, name }: EndedViewProps) => (
  <Banner title={`${by === reader ? 'You' : name} ended this project`}>
    <Text isPreserved>{reason}</Text>
  </Banner>
);
