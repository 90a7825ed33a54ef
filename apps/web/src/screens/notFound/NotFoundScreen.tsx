import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';

interface NotFoundScreenProps {
  homeHref: string;
  /** What is not there. Default: the page. */
  title?: string;
  /** Why it may not be. */
  description?: string;
}

/** Says that there is no such page, and leads home. */
export function NotFoundScreen({
  homeHref,
  title = 'Oops! Page not found',
  description = 'The address may be mistyped, or the page may have moved.',
}: NotFoundScreenProps) {
  return (
    <Container width="reading">
      <Stack gap={6} align="start">
        <PageHeader eyebrow="404" title={title} description={description} size="display" />
        <ButtonLink href={homeHref} variant="primary">
          Return to Home
        </ButtonLink>
      </Stack>
    </Container>
  );
}
