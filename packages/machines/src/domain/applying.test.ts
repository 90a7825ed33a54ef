import { applicationStatuses, projectStatuses } from '@guildhall/api/enums';
import { describe, expect, it } from 'vitest';

import type { Obstacle } from './applying.ts';
import { mayApplyAgain, obstacleTo, takesProposals } from './applying.ts';
import { applyThreshold } from './profileCompletion.ts';

const percentages = [0, 38, applyThreshold - 1, applyThreshold, 63, 100];

/** Every project status × applied or not × share of the profile, with what the rules of applying say one by one. */
const standings = projectStatuses.flatMap((status) =>
  [true, false].flatMap((hasApplied) =>
    percentages.map((percentage) => {
      const obstacles: (Obstacle | false)[] = [
        hasApplied && 'applied',
        status !== 'OPEN' && 'closed',
        percentage < 60 && 'incomplete',
      ];
      return { status, hasApplied, percentage, obstacle: obstacles.find((one) => one !== false) ?? null };
    }),
  ),
);

describe('applying to a project', () => {
  it.each(standings)('$status, applied: $hasApplied, $percentage% → $obstacle', ({ obstacle, ...standing }) => {
    expect(obstacleTo(standing)).toBe(obstacle);
  });

  it('is possible once more after a withdrawal', () => {
    const again = applicationStatuses.flatMap((status) =>
      [1, 2].flatMap((attempt) => (mayApplyAgain({ status, attempt }) ? [{ status, attempt }] : [])),
    );
    expect(again).toEqual([{ status: 'WITHDRAWN', attempt: 1 }]);
  });

  it('is open to an open project only', () => {
    expect(projectStatuses.filter(takesProposals)).toEqual(['OPEN']);
  });
});
