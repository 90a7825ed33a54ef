import type { favouritesMachine } from '@guildhall/machines/flows/favourites';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Icon } from '@guildhall/ui/Icon';
import { Heart } from '@guildhall/ui/icons';
import type { SnapshotFrom } from 'xstate';

interface FavouritesLinkViewProps {
  snapshot: SnapshotFrom<typeof favouritesMachine>;
  favouritesHref: string;
}

/** The way to the favourites among all jobs, and how many they are. */
export function FavouritesLinkView({ snapshot, favouritesHref }: FavouritesLinkViewProps) {
  const { length } = snapshot.context.jobIds;
  return (
    <ButtonLink href={favouritesHref}>
      <Icon icon={Heart} />
      {length === 0 ? 'Favorites' : `Favorites (${length})`}
    </ButtonLink>
  );
}
