import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, replay } from '../../testing/replay.ts';
import { clientProfile, freelancerProfile } from '../../testing/samples.ts';
import type { OwnProfileInput } from './flow.ts';
import { ownProfileMachine } from './flow.ts';
import { asClient, asFreelancer, clientFailure, clientRead, freelancerFailure, freelancerRead } from './scenarios.ts';

const run = (input: OwnProfileInput, events: readonly ReplayEvent<typeof ownProfileMachine>[] = []) => {
  const { snapshot, effects } = replay(ownProfileMachine, input, events);
  return { snapshot, effects, state: snapshot.value, context: snapshot.context };
};

const both = [
  ['a client', asClient, 'loadingClient', clientRead, clientFailure, { client: clientProfile, freelancer: null }],
  [
    'a freelancer',
    asFreelancer,
    'loadingFreelancer',
    freelancerRead,
    freelancerFailure,
    { client: null, freelancer: freelancerProfile },
  ],
] as const;

describe.each(both)('the own profile of %s', (_, input, loading, read, failure, shown) => {
  it('is the one of the role', () => {
    expect(run(input).state).toBe(loading);
    const { state, context } = run(input, [read]);
    expect(state).toBe('shown');
    expect(context).toMatchObject(shown);
  });

  it('shows what was read anew, and is not disturbed before it was read at all', () => {
    const heard = { type: 'profile.heard', ...shown } as const;
    expect(run(input, [read]).snapshot.can(heard)).toBe(true);
    expect(run(input, [read, { ...heard }]).context).toMatchObject(shown);
    expect(run(input, [failure]).snapshot.can(heard)).toBe(false);
  });

  it('asks for the login where the session is over', () => {
    const call = input.role === 'CLIENT' ? 'getClientProfile' : 'getFreelancerProfile';
    expect(run(input, [rejected(call, failing.refused(401))]).effects).toEqual([
      {
        type: 'toast',
        tone: 'critical',
        title: 'Authentication Error',
        description: 'Please log in again to continue.',
      },
    ]);
  });
});
