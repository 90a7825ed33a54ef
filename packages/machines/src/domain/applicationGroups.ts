import type { Schema } from '../kit/schema.ts';

/** The applications to one project. */
export interface ApplicationGroup {
  project: Schema<'ApplicationProject'>;
  applications: Schema<'ClientApplication'>[];
}

/** Gathers applications by their project. Projects and applications keep the order they came in. */
export function groupByProject(applications: readonly Schema<'ClientApplication'>[]): ApplicationGroup[] {
  const groups = new Map<string, ApplicationGroup>();
  for (const application of applications) {
    const group = groups.get(application.projectId);
    if (group) group.applications.push(application);
    else groups.set(application.projectId, { project: application.project, applications: [application] });
  }
  return [...groups.values()];
}
