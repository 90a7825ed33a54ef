import type { Role } from '@guildhall/api/enums';
import { Banner } from '@guildhall/ui/Banner';
import { Container } from '@guildhall/ui/Container';

interface TurnedAwayViewProps {
  /** For whom the page is that the person wanted. */
  pageFor: Role;
  /** What they are. */
  role: Role;
  onDismiss: () => void;
}

const spoken = { role: 'status' } as const;
const people = { CLIENT: 'clients', FREELANCER: 'freelancers' } as const;
const you = { CLIENT: 'a client', FREELANCER: 'a freelancer' } as const;

/** Says on the dashboard why the person is there and not where they wanted to go. */
export function TurnedAwayView({ pageFor, role, onDismiss }: TurnedAwayViewProps) {
  return (
    <Container>
      <Banner title={`This page is for ${people[pageFor]}`} {...spoken} onDismiss={onDismiss}>
        You are logged in as {you[role]}, so here is your dashboard instead.
      </Banner>
    </Container>
  );
}
