import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Inline } from '@guildhall/ui/Inline';

import type { Visitor } from '../../session/guards.ts';
import type { JobSearchFormProps } from '../../shell/JobSearchForm.tsx';
import { JobSearchForm } from '../../shell/JobSearchForm.tsx';
import type { Doors } from '../../shell/storyPage/doors.ts';
import { lookAround } from './howToFindWork.css.ts';

interface LookAroundViewProps {
  visitor: Visitor;
  doors: Doors;
  jobSearch: JobSearchFormProps;
}

/** The search for projects. Clients have none: they get their own doors in its place. */
export function LookAroundView({ visitor, doors: [first, second], jobSearch }: LookAroundViewProps) {
  return (
    <div className={lookAround}>
      {visitor === 'CLIENT' ? (
        <Inline gap={3}>
          <ButtonLink href={first.href} variant="primary" size="large">
            {first.label}
          </ButtonLink>
          <ButtonLink href={second.href} size="large">
            {second.label}
          </ButtonLink>
        </Inline>
      ) : (
        <JobSearchForm {...jobSearch} />
      )}
    </div>
  );
}
