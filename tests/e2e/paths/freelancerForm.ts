import type { Locator } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { labelOf } from '../steps.ts';
import type { LivedMove } from './drive.ts';
import type { World } from './moves.ts';
import { does } from './moves.ts';

type When = (at: AnyMachineSnapshot) => boolean;

const skill = 'Woodcuts';
const tooLong = 'x'.repeat(101);

/** What such a form says where nothing optional was put in. */
export const untouched = {
  age: '',
  skills: [],
  newSkill: '',
  githubUrl: '',
  linkedinUrl: '',
  portfolioUrl: '',
  availability: true,
};

const valuesOf = ({ context }: AnyMachineSnapshot): { skills: string[]; newSkill: string; availability: boolean } =>
  context.values;
const hasSkill: When = (at) => valuesOf(at).skills.includes(skill);
const isTyped: When = (at) => valuesOf(at).newSkill !== '';
/** Nothing is done with skills, and the person is available: as the walks’ profiles are at first. */
export const isPlain: When = (at) => valuesOf(at).skills.length === 0 && !isTyped(at) && valuesOf(at).availability;

/**
 * What else can be done in the form of a freelancer's profile: skills, and being available. They hinder nothing, and
 * nothing hinders them.
 *
 * @param when where it is done: nothing else is typed there
 */
export function freelancerMoves<Machine extends AnyStateMachine>(when: When): LivedMove<Machine, World>[] {
  // The events of both flows, which are of one form.
  const events = (...all: object[]) => all as ReplayEvent<Machine>[];
  const box = (place: Locator) => place.getByRole('textbox', { name: 'Skills' });
  const adds = (name: string, text: string, canBeAdded: When) =>
    does<Machine, World>(
      name,
      (at) => when(at) && canBeAdded(at),
      events({ type: 'field.change', name: 'newSkill', value: text }, { type: 'skill.add' }),
      async (place) => {
        await box(place).fill(text);
        await box(place).press('Enter');
      },
    );
  return [
    adds('a skill', skill, isPlain),
    adds('a skill that is too long', tooLong, isPlain),
    adds('the same skill again', skill, (at) => hasSkill(at) && !isTyped(at)),
    does(
      'no other skill after all',
      (at: AnyMachineSnapshot) => when(at) && isTyped(at),
      events({ type: 'field.change', name: 'newSkill', value: '' }),
      (place) => box(place).fill(''),
    ),
    does(
      'no skill any more',
      (at: AnyMachineSnapshot) => when(at) && hasSkill(at) && !isTyped(at),
      events({ type: 'skill.remove', skill }),
      (place) => place.getByRole('button', { name: `Remove ${skill}` }).click(),
    ),
    ...[false, true].map((value) =>
      does<Machine, World>(
        value ? 'available again' : 'busy for a while',
        (at) => when(at) && valuesOf(at).skills.length === 0 && !isTyped(at) && valuesOf(at).availability !== value,
        events({ type: 'field.change', name: 'availability', value }),
        (place) => labelOf(place.getByRole('switch', { name: 'Available for work' })).click(),
      ),
    ),
    does(
      'Enter, with something missing',
      (at: AnyMachineSnapshot) => at.matches({ editing: 'incomplete' }),
      events({ type: 'profile.save' }),
      (place) => place.getByLabel('Full name').press('Enter'),
    ),
  ];
}
