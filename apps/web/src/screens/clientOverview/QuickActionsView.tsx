import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Heading } from '@guildhall/ui/Heading';
import { Stack } from '@guildhall/ui/Stack';

interface QuickActionsViewProps {
  isDisabled: boolean;
  postJobHref: string;
  findTalentHref: string;
}

/** What clients come for most. */
export function QuickActionsView({ isDisabled, postJobHref, findTalentHref }: QuickActionsViewProps) {
  const actions = [
    { label: 'Post New Job', href: postJobHref },
    { label: 'Browse Freelancers', href: findTalentHref },
  ];
  return (
    <Stack as="section" gap={3} aria-labelledby="quick-actions">
      <Heading level={2} size="md" id="quick-actions">
        Quick Actions
      </Heading>
      <Stack gap={2}>
        {actions.map(({ label, href }) =>
          isDisabled ? (
            <Button key={label} isFullWidth isDisabled>
              {label}
            </Button>
          ) : (
            <ButtonLink key={label} href={href} isFullWidth>
              {label}
            </ButtonLink>
          ),
        )}
      </Stack>
    </Stack>
  );
}
