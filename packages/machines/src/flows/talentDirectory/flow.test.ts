import { describe, expect, it } from 'vitest';

import type { TalentCriteria } from '../../domain/talentCriteria.ts';
import { allTalent } from '../../domain/talentCriteria.ts';
import { rateSpread } from '../../testing/marketplace/answers/search.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay } from '../../testing/replay.ts';
import { everyFilter } from '../../testing/samples.ts';
import { talentDirectoryMachine } from './flow.ts';
import { failure, found, spread } from './scenarios.ts';

type Event = ReplayEvent<typeof talentDirectoryMachine>;

const run = (events: readonly Event[], change: Partial<TalentCriteria> = {}) => {
  const { snapshot, effects } = replay(talentDirectoryMachine, { address: { ...allTalent, ...change } }, events);
  return { snapshot, effects, params: asked(snapshot, 'listPublicFreelancers') };
};

const change = (changed: Partial<TalentCriteria>): Event => ({ type: 'form.change', change: changed });
const submit: Event = { type: 'search.submit' };

describe('the directory of freelancers', () => {
  it('asks for what the address says, and sends only the filters that are set', () => {
    expect(run([]).params).toEqual({ params: { page: 1, limit: 12, sort: 'relevance' } });
    expect(run([], everyFilter).params).toEqual({
      params: {
        page: 1,
        limit: 12,
        sort: 'relevance',
        query: 'react',
        skills: 'React,Figma',
        skillsExcluded: 'WordPress',
        location: 'Rotterdam',
        minRating: 4,
        minRate: 40,
        maxRate: 100,
        experienceLevel: 'intermediate',
        availability: false,
      },
    });
  });

  it('asks for words and a place without the space around them', () => {
    const { effects } = run([found, change({ query: ' logo ', location: ' Graz ' }), submit], { page: 2 });
    expect(effects).toMatchObject([
      { type: 'address.change', search: { search: 'logo', location: 'Graz', page: '', sort: '', skills: '' } },
    ]);
  });

  it('keeps what its form has no field for', () => {
    const { effects } = run([found, change({ minRating: null }), submit], everyFilter);
    expect(effects).toMatchObject([
      { search: { minRate: '40', maxRate: '100', skillsExcluded: 'WordPress', skills: 'React,Figma', minRating: '' } },
    ]);
  });

  it('asks for rates when it is sent, as everything of its form', () => {
    const { effects, snapshot } = run([found, change({ minRate: 40 }), change({ maxRate: 82.5 })]);
    expect(effects).toEqual([]);
    expect(snapshot.context.form).toMatchObject({ minRate: 40, maxRate: 82.5 });
    expect(run([found, change({ minRate: 40, maxRate: 82.5 }), submit]).effects).toMatchObject([
      { search: { minRate: '40', maxRate: '82.5' } },
    ]);
  });

  it('has the scale of rates beside the list, and a list without it where that could not be loaded', () => {
    expect(run([spread, found]).snapshot.context.rates).toEqual(rateSpread());
    const { snapshot, effects } = run([rejected('getFreelancerRates', failing.network), found]);
    expect([snapshot.value, snapshot.context.rates, effects]).toEqual(['listed', null, []]);
  });

  it('says what failed, and that it may be tried again', () => {
    const { snapshot, effects } = run([failure]);
    expect(effects).toMatchObject([{ type: 'toast', description: 'Failed to load freelancers. Please try again.' }]);
    expect(snapshot.can({ type: 'list.retry' })).toBe(true);
  });
});
