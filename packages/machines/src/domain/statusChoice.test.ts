import { projectStatusChoices, projectStatuses } from '@guildhall/api/enums';
import { expect, it } from 'vitest';

import { statusesOf } from './statusChoice.ts';

it.each(projectStatuses)('%s stands for itself', (status) => {
  expect(statusesOf(status)).toEqual([status]);
});

it('stands for those that belong together', () => {
  expect(statusesOf('ACTIVE')).toEqual(projectStatuses.filter((one) => one !== 'COMPLETED' && one !== 'CANCELLED'));
  expect(statusesOf('ENGAGED')).toEqual(['ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION']);
  expect(projectStatusChoices.flatMap(statusesOf).every((status) => projectStatuses.includes(status))).toBe(true);
});
