import type { Role } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Link } from '@guildhall/ui/Link';
import { Money } from '@guildhall/ui/Money';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';
import { useId } from 'react';

import { AppliedMarkView } from '../jobs/AppliedMarkView.tsx';
import * as styles from './home.css.ts';
import type { HomeHrefs } from './homeHrefs.ts';

interface ProjectCardViewProps {
  project: Schema<'Job'>;
  role: Role | null;
  hrefs: HomeHrefs;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** A project to look into: what it is, what it pays, what it takes, and the way in for the reader. */
export function ProjectCardView({ project, role, hrefs, now }: ProjectCardViewProps) {
  // The same project may be featured, and fit its reader.
  const titleId = useId();
  const application = role === 'FREELANCER' ? (project.application ?? null) : null;
  const isOver = application !== null && !application.mayApplyAgain;
  const door = isOver ? applicationDoor(project.id, hrefs) : doorOf(project.id, role, hrefs);
  return (
    <Card as="article" aria-labelledby={titleId}>
      <div className={styles.project}>
        <Heading level={3} size="lg" id={titleId}>
          <Link href={hrefs.details(project.id)} look="quiet">
            {project.title}
          </Link>
        </Heading>
        <Text face="display" size="xl" isTabular>
          <VisuallyHidden>Budget: </VisuallyHidden>
          <Money amount={project.budget.min} to={project.budget.max} />
        </Text>
        <TagList items={project.skillsRequired} max={3} aria-label="Skills" />
        <div className={styles.projectDoor}>
          {application === null ? null : <AppliedMarkView application={application} now={now} />}
          <ButtonLink href={door.href} aria-label={`${door.label}: ${project.title}`} isFullWidth>
            {door.label}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

const applicationDoor = (id: string, hrefs: HomeHrefs) => ({
  label: 'View Application',
  href: hrefs.application(id),
});

function doorOf(id: string, role: Role | null, hrefs: HomeHrefs): { label: string; href: string } {
  switch (role) {
    case 'CLIENT':
      return { label: 'View Details', href: hrefs.details(id) };
    case 'FREELANCER':
      return { label: 'Apply Now', href: hrefs.apply(id) };
    case null:
      return { label: 'Sign Up to Apply', href: hrefs.signupToApply(id) };
  }
}
