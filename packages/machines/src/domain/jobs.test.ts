import { expect, it } from 'vitest';

import { appliedJob, job } from '../testing/samples.ts';
import { withoutApplication } from './jobs.ts';

it('a job for another reader keeps nothing of what concerned the reader before', () => {
  expect(withoutApplication({ ...appliedJob, sharedSkills: ['React'] })).toEqual(job);
});
