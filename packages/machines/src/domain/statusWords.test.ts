import { applicationStatuses, projectStatuses } from '@guildhall/api/enums';
import { describe, expect, it } from 'vitest';

import { applicationStatusWord, projectStatusWord } from './statusWords.ts';

describe('how a status reads', () => {
  it('is in words, not in capitals', () => {
    expect(projectStatuses.map(projectStatusWord)).toEqual([
      'Open',
      'Assigned',
      'In progress',
      'Pending completion',
      'Completed',
      'Canceled',
    ]);
  });

  it('is "Accepted" to the client and "Approved" to the freelancer', () => {
    expect(applicationStatuses.map((status) => applicationStatusWord(status, 'CLIENT'))).toEqual([
      'Pending',
      'Accepted',
      'Rejected',
      'Withdrawn',
    ]);
    expect(applicationStatuses.map((status) => applicationStatusWord(status, 'FREELANCER'))).toEqual([
      'Pending',
      'Approved',
      'Rejected',
      'Withdrawn',
    ]);
  });
});
