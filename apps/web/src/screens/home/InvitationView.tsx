import type { Role } from '@guildhall/api/enums';
import { ButtonLink } from '@guildhall/ui/ButtonLink';

import * as styles from './home.css.ts';
import type { HomeHrefs } from './homeHrefs.ts';

interface InvitationViewProps {
  role: Role | null;
  hrefs: HomeHrefs;
}

/** The page's last word: what to do next. */
export function InvitationView({ role, hrefs }: InvitationViewProps) {
  const { title, text, doors } = invitationOf(role, hrefs);
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <div className={styles.invitationWords}>
        <h2 id="invitation" className={styles.invitationTitle}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className={styles.doorRow}>
        {doors.map(({ label, href }) => (
          <ButtonLink key={href} href={href} size="large">
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

function invitationOf(role: Role | null, { signup, postJob, findWork, dashboard }: HomeHrefs) {
  switch (role) {
    case 'CLIENT':
      return {
        title: 'Need something done?',
        text: 'Describe it once. Freelancers send you proposals, and you choose.',
        doors: [{ label: 'Post a Job', href: postJob }],
      };
    case 'FREELANCER':
      return {
        title: 'Ready for the next project?',
        text: 'See who is hiring now, and follow your proposals on your dashboard.',
        doors: [
          { label: 'Find Work', href: findWork },
          { label: 'Open Dashboard', href: dashboard.FREELANCER },
        ],
      };
    case null:
      return {
        title: 'Take a seat at the table.',
        text: 'Signing up takes two minutes and an email address.',
        doors: [
          { label: 'Hire for a Project', href: signup.CLIENT },
          { label: 'Offer Your Skills', href: signup.FREELANCER },
        ],
      };
  }
}
