import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { SearchX } from '@guildhall/ui/icons';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

interface NoMatchViewProps {
  /** That nothing was found. */
  title: string;
  /** What to do about it, where no looser search finds anything. */
  hint: string;
  /** Said above the looser searches. */
  offersTitle: string;
  /** Searches that find something, most of all first. */
  offers: readonly { label: string; href: string }[];
  /** The list without words and filters. */
  clearHref: string;
}

/** A search that found nothing, with those that find something. */
export function NoMatchView({ title, hint, offersTitle, offers, clearHref }: NoMatchViewProps) {
  return (
    <EmptyState
      title={title}
      icon={SearchX}
      level={3}
      action={<ButtonLink href={clearHref}>Clear Search and Filters</ButtonLink>}
    >
      {offers.length === 0 ? (
        hint
      ) : (
        <Stack gap={3} align="center">
          <Text>{offersTitle}</Text>
          <Stack as="ul" gap={2} align="center" aria-label="Looser searches">
            {offers.map(({ label, href }) => (
              <Link key={label} href={href} look="standalone">
                {label}
              </Link>
            ))}
          </Stack>
        </Stack>
      )}
    </EmptyState>
  );
}
