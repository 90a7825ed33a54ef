import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import { PostChangesView } from './PostChangesView.tsx';

/** For a freelancer: what the client has changed in a post since they wrote about it, and what they can do then. */
export const PostEditedView = ({ postEdit }: { postEdit: Schema<'PostEdit'> }) => (
  <Banner tone="caution" title="The post has changed since you applied">
    <Stack gap={3}>
      <Text size="sm">
        You can edit your application, or withdraw it. The post was last edited on{' '}
        <ZonedTime date={postEdit.at} parts="moment" />
      </Text>
      <PostChangesView before={postEdit.before} after={postEdit.after} />
    </Stack>
  </Banner>
);
