import type { Role } from '@guildhall/api/enums';
import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, rejected, replay, settled } from '../../testing/replay.ts';
import { verificationMachine } from './flow.ts';
import {
  checkedAs,
  copy,
  failedBy,
  loaded,
  startGithub,
  startPortfolio,
  startWebsite,
  underWay,
  unverified,
  verified,
} from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof verificationMachine>[], role: Role = 'FREELANCER') =>
  replay(verificationMachine, { role }, events);

describe('the verification', () => {
  it('comes from the address that the person chose, and from one that is in the profile', () => {
    const { snapshot } = run([loaded]);
    expect([startGithub, startPortfolio, startWebsite].map((event) => snapshot.can(event))).toEqual([
      true,
      true,
      false,
    ]);
    expect(asked(run([loaded, startPortfolio]).snapshot, 'checkVerification')).toEqual({ subject: 'portfolio' });
  });

  it('is said to be there, or what it lacks', () => {
    const good = run([loaded, startGithub, checkedAs(verified)]);
    expect([good.snapshot.value, good.snapshot.context.verification]).toEqual(['ready', verified]);
    expect(good.effects).toEqual([]);
    const bad = run([loaded, startPortfolio, checkedAs(failedBy('badStatus', '404'))]);
    expect(bad.snapshot.value).toBe('ready');
    expect(bad.effects).toEqual([]);
  });

  it('is loaded again where a check could not be made', () => {
    const { snapshot, effects } = run([loaded, startGithub, underWay]);
    expect(snapshot.value).toBe('loading');
    expect(snapshot.context.verification).toEqual(unverified);
    expect(effects).toMatchObject([{ description: expect.stringContaining('Another check is in progress.') }]);
  });

  it('has no line for a client, whose website needs none', () => {
    expect(run([loaded], 'CLIENT').snapshot.can(copy)).toBe(false);
  });

  it('has its line copied, or says that it could not be', () => {
    expect(asked(run([loaded, copy]).snapshot, 'copyText')).toEqual({
      text: `<a rel="me" href="${unverified.profileAddress}">Guildhall</a>`,
    });
    const said = [settled('copyText'), rejected('copyText', new Error('Not allowed.'))].map(
      (answer) => run([loaded, copy, answer]).effects[0],
    );
    expect(said).toMatchObject([{ title: 'Copied' }, { tone: 'critical' }]);
  });
});
