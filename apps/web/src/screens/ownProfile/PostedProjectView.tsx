import type { Schema } from '@guildhall/machines/kit/schema';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { StatusBadge } from '@guildhall/ui/StatusBadge';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';

import { BudgetView } from '../jobs/BudgetView.tsx';
import { ListCardView } from '../shared/listCard/ListCardView.tsx';
import { projectStatusLook } from '../shared/projects/statusLooks.ts';

/** How many skills a card names; the rest is counted. */
const maxSkills = 5;

/** A project in its client's profile: what it is, where it stands and what it pays. */
export function PostedProjectView({ project }: { project: Schema<'ProjectSummary'> }) {
  const { id, title, description, status, skillsRequired, budgetMin, budgetMax, duration } = project;
  const titleId = `project-${id}`;
  return (
    <ListCardView
      labelledBy={titleId}
      head={
        <Inline gap={3} align="baseline">
          <Heading level={3} size="lg" id={titleId}>
            {title}
          </Heading>
          <StatusBadge {...projectStatusLook(status)} />
        </Inline>
      }
      terms={<BudgetView min={budgetMin} max={budgetMax} duration={duration} />}
    >
      {/* Whole: the card leads nowhere where the rest could be read. */}
      <Text isMeasured isPreserved>
        {description}
      </Text>
      <TagList items={skillsRequired} max={maxSkills} aria-label="Skills" />
    </ListCardView>
  );
}
