import type { favouritesMachine } from '@guildhall/machines/flows/favourites';
import { Heart } from '@guildhall/ui/icons';
import { ToggleButton } from '@guildhall/ui/ToggleButton';

import type { Flow } from '../../flow/useFlow.ts';

interface FavouriteViewProps extends Flow<typeof favouritesMachine> {
  jobId: string;
  /** What the job is called. */
  title: string;
  /** Beside the job's own details there is room for a word. Default false: the drawing alone. */
  isNamed?: boolean;
}

/** Whether a job is a favourite. */
export function FavouriteView({ snapshot, send, jobId, title, isNamed = false }: FavouriteViewProps) {
  const isFavourite = snapshot.context.jobIds.includes(jobId);
  // Made at the press, so that a card draws its button again only when that has changed.
  const changeTo = (isNow: boolean) => ({ type: 'favourite.change', jobId, isFavourite: isNow }) as const;
  return (
    <ToggleButton
      icon={Heart}
      look={isNamed ? 'bordered' : 'quiet'}
      aria-label={`Favorite: ${title}`}
      isSelected={isFavourite}
      isDisabled={!snapshot.can(changeTo(!isFavourite))}
      onChange={(isNow) => send(changeTo(isNow))}
    >
      {isNamed ? 'Favorite' : undefined}
    </ToggleButton>
  );
}
