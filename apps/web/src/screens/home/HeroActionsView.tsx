import type { Role } from '@guildhall/api/enums';
import type { homeMachine } from '@guildhall/machines/flows/home';
import { ButtonLink } from '@guildhall/ui/ButtonLink';

import type { Flow } from '../../flow/useFlow.ts';
import { SearchForm } from '../../shell/SearchForm.tsx';
import * as styles from './home.css.ts';
import type { HomeHrefs } from './homeHrefs.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface HeroActionsViewProps extends Flow<typeof homeMachine> {
  /** Of the signed-in user; null for visitors, and until it is known. */
  role: Role | null;
  hrefs: HomeHrefs;
}

/** The search, and two doors. When the role becomes known someone may be typing already, and goes on. */
export function HeroActionsView({ snapshot, send, role, hrefs }: HeroActionsViewProps) {
  return (
    <div ref={useKeptFocus()} className={styles.doors}>
      <SearchForm
        role={role}
        action={hrefs.search(role)}
        value={snapshot.context.query}
        onChange={(value) => send({ type: 'query.change', value })}
        onSubmit={() => send({ type: 'search.submit', role })}
      />
      <div className={styles.doorRow}>
        {doorsOf(role, hrefs).map(({ label, href }) => (
          <ButtonLink key={label} href={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

function doorsOf(role: Role | null, hrefs: HomeHrefs): { label: string; href: string }[] {
  switch (role) {
    case 'CLIENT':
      return [
        { label: 'Post Job', href: hrefs.postJob },
        { label: 'Dashboard', href: hrefs.dashboard.CLIENT },
      ];
    case 'FREELANCER':
      return [
        { label: 'Find Work', href: hrefs.findWork },
        { label: 'Dashboard', href: hrefs.dashboard.FREELANCER },
      ];
    case null:
      return [
        { label: 'Sign Up as a Client', href: hrefs.signup.CLIENT },
        { label: 'Sign Up as a Freelancer', href: hrefs.signup.FREELANCER },
      ];
  }
}
