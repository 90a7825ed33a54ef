import { describe, expect, it } from 'vitest';

import { job, receivedApplications } from '../testing/samples.ts';
import { groupByProject } from './applicationGroups.ts';

describe('applications by project', () => {
  it('stand together, in the order they came in', () => {
    const [first, second] = receivedApplications.filter(({ projectId }) => projectId === job.id);
    const third = receivedApplications.find(({ projectId }) => projectId !== job.id);
    if (!first || !second || !third) throw new Error('The samples hold three applications.');
    expect(groupByProject([first, third, second])).toEqual([
      { project: first.project, applications: [first, second] },
      { project: third.project, applications: [third] },
    ]);
  });

  it('are no groups when there are none', () => {
    expect(groupByProject([])).toEqual([]);
  });
});
