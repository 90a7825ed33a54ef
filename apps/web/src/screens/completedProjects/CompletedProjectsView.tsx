import type { completedProjectsMachine } from '@guildhall/machines/flows/completedProjects';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { OwnListView } from '../ownProfile/OwnListView.tsx';
import type { ToldProject } from '../publicProfile/CompletedProjectView.tsx';
import { CompletedProjectView } from '../publicProfile/CompletedProjectView.tsx';

export interface CompletedProjectsViewProps {
  snapshot: SnapshotFrom<typeof completedProjectsMachine>;
  send: (event: EventFrom<typeof completedProjectsMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  pageHref: (page: number) => string;
  profileHref: (person: { id: string; name: string }) => string;
  /** Leads to the page of a job. */
  jobHref: (job: { id: string; title: string }) => string;
}

/** The projects of a freelancer that their clients have approved. */
export function CompletedProjectsView({
  snapshot,
  send,
  now,
  pageHref,
  profileHref,
  jobHref,
}: CompletedProjectsViewProps) {
  return (
    <OwnListView
      title="Approved by clients"
      what="completed projects"
      safe="Your work is"
      snapshot={snapshot}
      send={send}
      pageHref={pageHref}
      empty={<Text>None yet. Projects appear here once a client has approved them.</Text>}
    >
      {snapshot.context.result?.projects.map((project) => (
        <CompletedProjectView
          key={project.id}
          project={toldOf(project)}
          now={now}
          profileHref={profileHref}
          jobHref={jobHref}
        />
      ))}
    </OwnListView>
  );
}

/** A project of the own list, as the public profile shows it. */
const toldOf = ({
  completedAt,
  updatedAt,
  budgetMin,
  budgetMax,
  ...project
}: Schema<'AssignedProject'>): ToldProject => ({
  ...project,
  completedAt: completedAt ?? updatedAt,
  budget: { min: budgetMin, max: budgetMax },
});
