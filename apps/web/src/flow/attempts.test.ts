import type { Toast } from '@guildhall/machines/kit/effects';
import { problem, success } from '@guildhall/machines/kit/effects';
import { expect, it } from 'vitest';

import { watchAttempts } from './attempts.ts';

const failure = problem('Network error');

type Step = 'busy' | 'idle' | Toast;

/** What is withdrawn, by title, after each step. */
function play(steps: readonly Step[]): string[] {
  const withdrawn: string[] = [];
  const attempts = watchAttempts((toasts) => withdrawn.push(...toasts.map(({ title }) => title)));
  for (const step of steps) {
    if (typeof step === 'string') attempts.see(step === 'busy');
    else attempts.hear(step);
  }
  return withdrawn;
}

it.each<[string, Step[], string[]]>([
  ['a failure stays while nothing else is tried', ['busy', failure, 'idle', 'idle'], []],
  ['it stays while the next attempt is under way', ['busy', failure, 'idle', 'busy'], []],
  ['it goes when the next attempt succeeds', ['busy', failure, 'idle', 'busy', 'idle'], ['Network error']],
  ['it goes once', ['busy', failure, 'idle', 'busy', 'idle', 'busy', 'idle'], ['Network error']],
  ['it stays when the next attempt fails too', ['busy', failure, 'idle', 'busy', problem('Error'), 'idle'], []],
  [
    'all go when one succeeds at last',
    ['busy', failure, 'idle', 'busy', problem('Error'), 'idle', 'busy', 'idle'],
    ['Network error', 'Error'],
  ],
  ['what was refused without a call goes too', ['idle', problem('Error'), 'busy', 'idle'], ['Error']],
  ['good news is not withdrawn', ['busy', success('Saved'), 'idle', 'busy', 'idle'], []],
])('%s', (_rule, steps, withdrawn) => {
  expect(play(steps)).toEqual(withdrawn);
});

it('what was said at a step goes when the step is left, good news too, and not what leads to the next', () => {
  const withdrawn: string[] = [];
  const attempts = watchAttempts((toasts) => withdrawn.push(...toasts.map(({ title }) => title)));
  attempts.see(false, 1);
  attempts.see(true, 1);
  attempts.hear(success('Code sent'));
  attempts.see(false, 2);
  attempts.see(true, 2);
  expect(withdrawn).toEqual([]);
  attempts.hear(success('Email verified'));
  attempts.see(false, 3);
  expect(withdrawn).toEqual(['Code sent']);
});

it('trouble goes with the flow; what it came to stays', () => {
  const withdrawn: string[] = [];
  const attempts = watchAttempts((toasts) => withdrawn.push(...toasts.map(({ title }) => title)));
  attempts.hear(failure);
  attempts.see(false);
  attempts.hear(success('Saved'));
  attempts.see(false);
  attempts.leave();
  expect(withdrawn).toEqual(['Network error']);
});
