import { afterAll, describe, expect, it } from 'vitest';

import { flows } from '../flows.ts';
import { explore } from './everyEvent.ts';

const far = 'It is further from any scenario than this goes: the test of the flow goes there.';
const noSender =
  'The form is drawn for freelancers alone, once the project is known: the test of the flow asks it anyway.';
const noEmail = 'Without an email the transition before it is taken.';
const writes = 'What is written there leads back to writing first.';
const incomplete = 'The archetype goes to the other state as soon as the form is filled.';

/** Transitions of a chart that no event takes here, by flow and name, each with the reason. */
const notTaken: Readonly<Record<string, string>> = {
  'applicants listed: news.show 1': far,
  'applicants choosingSeveral: news.show 1': far,
  'applicants choosingSeveral: news.show 3': far,
  'contact unreached: message.send 3': noEmail,
  'contact unreached: message.send 4': noEmail,
  'contact unreached: text.copy': noEmail,
  'contact blocked: message.send 1': writes,
  'contact blocked: message.send 2': writes,
  'contact blocked: message.send 4': writes,
  'editFreelancerProfile editing.incomplete: profile.save 1': incomplete,
  'freelancerProfileSetup editing.incomplete: profile.save 1': incomplete,
  'proposal writing: proposal.send 1': noSender,
  'proposal writing: proposal.send 2': noSender,
  'proposal reviewing: proposal.send 1': noSender,
  'proposal reviewing: proposal.send 2': noSender,
  'signup emailVerification: code.send 1': far,
  'signup verifyingCode: xstate.error.actor.verifyEmailOtp 1': far,
  'signup signupForm: account.create 1': far,
};

/** What is not there where it has nothing to say. */
const optional = ['accountTimezone problem', 'profileEntries image'];

let all = 0;
let taken = 0;

describe('every event, in every situation that a few of them lead to', () => {
  it.each(flows)('leads $name where a scenario is, and takes every transition of its chart', (flow) => {
    const explored = explore(flow, (key) => optional.includes(`${flow.name} ${key}`));
    all += explored.all.length;
    taken += explored.all.length - explored.left.length;
    expect(explored.faults).toEqual([]);
    const known = Object.keys(notTaken).filter((name) => name.startsWith(`${flow.name} `));
    expect(explored.left.map((name) => `${flow.name} ${name}`).toSorted()).toEqual(known.toSorted());
  });

  afterAll(() => process.stdout.write(`${taken} of ${all} transitions of ${flows.length} charts were taken.\n`));
});
