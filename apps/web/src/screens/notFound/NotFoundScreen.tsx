import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';

export function NotFoundScreen({ homeHref }: { homeHref: string }) {
  return (
    <Container width="reading">
      <Stack gap={6} align="start">
        <PageHeader
          eyebrow="404"
          title="Oops! Page not found"
          description="The address may have a typing error, or the page has moved."
          size="display"
        />
        <ButtonLink href={homeHref} variant="primary">
          Return to Home
        </ButtonLink>
      </Stack>
    </Container>
  );
}
