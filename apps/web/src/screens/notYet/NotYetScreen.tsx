import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Container } from '@guildhall/ui/Container';
import { Inline } from '@guildhall/ui/Inline';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';

export interface NotYetScreenProps {
  title: string;
  /** What cannot be done here yet, and how it is done meanwhile. */
  children: string;
  /** Where it is done meanwhile; the first is the best. */
  ways: readonly { label: string; href: string }[];
}

/** A page whose address is known and whose contents are not open yet: it says so, and leads on. */
export function NotYetScreen({ title, children, ways }: NotYetScreenProps) {
  return (
    <Container width="reading">
      <Stack gap={6} align="start">
        <PageHeader eyebrow="Not open yet" title={title} description={children} size="display" />
        <Inline gap={3}>
          {ways.map(({ label, href }, index) => (
            <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </Inline>
      </Stack>
    </Container>
  );
}
