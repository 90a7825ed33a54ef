import type { Schema } from '@guildhall/machines/kit/schema';
import { Icon } from '@guildhall/ui/Icon';
import { Pencil } from '@guildhall/ui/icons';
import { Text } from '@guildhall/ui/Text';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

/** For a client: an application answers the post as it was before an edit. */
export const SentBeforeView = ({ postEdit: { at } }: { postEdit: Schema<'PostEdit'> }) => (
  <Text size="sm" weight="semibold">
    <Icon icon={Pencil} /> Sent before your edit of <ZonedTime date={at} parts="moment" />
  </Text>
);
