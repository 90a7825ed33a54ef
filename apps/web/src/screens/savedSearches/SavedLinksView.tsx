import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Inline } from '@guildhall/ui/Inline';

export interface SavedLinksViewProps {
  /** Opens the saved searches. */
  savedHref: string;
  /** The search that is listed looks for something. */
  canBeSaved: boolean;
}

/** The way to the saved searches, and to saving the one that is listed. */
export const SavedLinksView = ({ savedHref, canBeSaved }: SavedLinksViewProps) => (
  <Inline gap={3}>
    {canBeSaved ? <ButtonLink href={savedHref}>Save This Search</ButtonLink> : null}
    <ButtonLink href={savedHref}>Saved Searches</ButtonLink>
  </Inline>
);
