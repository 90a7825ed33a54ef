import { updateFreelancerProfile as limits } from '@guildhall/api/limits';
import { and, assign, emit, not, setup } from 'xstate';
import * as z from 'zod/mini';

import { amountOf } from '../../domain/amounts.ts';
import { addSkills, skillProblem, skillsIn } from '../../domain/skillList.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import { isBlank, orNull } from '../../kit/blank.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem, success } from '../../kit/effects.ts';
import { refusedFields } from '../../kit/failure.ts';
import { optionalUrl, requiredText, typedAmount } from '../../kit/fields.ts';
import type { FieldChange, FormContext, Problems } from '../../kit/forms.ts';
import { edit, emptyForm, forgetProblems, hasProblems, problemsFrom, problemsOf, refuse } from '../../kit/forms.ts';
import { isOutdated, profileCreationFailure, profileLoadFailure } from '../../kit/profileFailures.ts';
import type { Schema, Versioned } from '../../kit/schema.ts';

export interface FreelancerProfileValues {
  name: string;
  /** As typed; empty for none. */
  age: string;
  bio: string;
  location: string;
  skills: readonly string[];
  /** The skill that is being typed. It counts as added when the profile is saved. */
  newSkill: string;
  experience: string;
  /** Dollars an hour, as typed. */
  hourlyRate: string;
  githubUrl: string;
  linkedinUrl: string;
  portfolioUrl: string;
  availability: boolean;
}

interface Context extends FormContext<FreelancerProfileValues> {
  /** What was typed and is to outlive the profile that is being loaded. */
  draft: FreelancerProfileValues | null;
  /** The version of the profile that was loaded. */
  etag: string | null;
}

/** Skills are no field: they are added and removed one by one. */
type EditedField = Exclude<FieldChange<FreelancerProfileValues>, { name: 'skills' }>;

type Event =
  | EditedField
  | { type: 'skill.add' }
  | { type: 'skill.remove'; skill: string }
  | { type: 'profile.retry' }
  | { type: 'profile.save' }
  | { type: 'version.load' }
  | { type: 'version.override' };

export interface FreelancerProfileSetupInput {
  /** What was typed before, by a form that was left unsaved. It wins over the profile as it is. */
  draft: FreelancerProfileValues | null;
}

export interface UpdateFreelancerProfileCall {
  ifMatch: string | undefined;
  body: Schema<'FreelancerProfileUpdate'>;
}

const { age, hourlyRate } = limits;

const isAge = (text: string): boolean =>
  text === '' || (/^\d+$/.test(text) && Number(text) >= age.minimum && Number(text) <= age.maximum);

const fields = z.object({
  name: requiredText('Enter your full name.', limits.name),
  age: z
    .string()
    .check(
      z.trim(),
      z.refine(isAge, `Enter your age in whole years, from ${age.minimum} to ${age.maximum}, or leave it empty.`),
    ),
  bio: requiredText('Enter a few words about yourself.', limits.bio),
  location: requiredText('Enter your location.', limits.location),
  experience: requiredText('Enter your experience.', limits.experience),
  hourlyRate: typedAmount(
    'Enter your hourly rate.',
    `Enter an amount of dollars from ${hourlyRate.minimum} to ${hourlyRate.maximum.toLocaleString('en')}, such as 45 or 45.50.`,
    hourlyRate,
  ),
  githubUrl: optionalUrl(limits.githubUrl),
  linkedinUrl: optionalUrl(limits.linkedinUrl),
  portfolioUrl: optionalUrl(limits.portfolioUrl),
});

const required = ['name', 'bio', 'location', 'experience', 'hourlyRate'] as const;

/** A skill that is on the list already stands in nobody's way. */
const unsavableSkill = ({ skills, newSkill }: FreelancerProfileValues): string | null =>
  addSkills(skills, newSkill).length === skills.length ? null : skillProblem(skills, newSkill);

function problemsIn(values: FreelancerProfileValues): Problems<FreelancerProfileValues> {
  const skill = unsavableSkill(values);
  return { ...problemsOf(fields, values), ...(skill !== null && { newSkill: skill }) };
}

const empty: FreelancerProfileValues = {
  name: '',
  age: '',
  bio: '',
  location: '',
  skills: [],
  newSkill: '',
  experience: '',
  hourlyRate: '',
  githubUrl: '',
  linkedinUrl: '',
  portfolioUrl: '',
  availability: true,
};

const valuesOf = (profile: Schema<'FreelancerProfile'>): FreelancerProfileValues => ({
  name: profile.name,
  age: profile.age?.toString() ?? '',
  bio: profile.bio ?? '',
  location: profile.location ?? '',
  skills: profile.skills,
  newSkill: '',
  experience: profile.experience ?? '',
  hourlyRate: profile.hourlyRate?.toString() ?? '',
  githubUrl: profile.githubUrl ?? '',
  linkedinUrl: profile.linkedinUrl ?? '',
  portfolioUrl: profile.portfolioUrl ?? '',
  availability: profile.availability,
});

const bodyOf = (values: FreelancerProfileValues): Schema<'FreelancerProfileUpdate'> => ({
  name: values.name.trim(),
  bio: values.bio.trim(),
  location: values.location.trim(),
  age: isBlank(values.age) ? null : Number(values.age),
  skills: addSkills(values.skills, values.newSkill),
  experience: values.experience.trim(),
  // Only complete forms are sent.
  hourlyRate: amountOf(values.hourlyRate) ?? 0,
  availability: values.availability,
  githubUrl: orNull(values.githubUrl),
  linkedinUrl: orNull(values.linkedinUrl),
  portfolioUrl: orNull(values.portfolioUrl),
});

/**
 * Setting up a freelancer's profile.
 *
 * Guarantees: the form knows at every moment whether all that is required is filled in (`editing.complete`), so that
 * its button follows the state; what is saved holds, and is based on the profile as it is, never over a change made
 * elsewhere; a skill stands on the list once; after any failure everything typed is still there; the person goes on
 * only when the profile is saved.
 */
export const freelancerProfileSetupMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as FreelancerProfileSetupInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getFreelancerProfile: call<Versioned<Schema<'FreelancerProfile'>>, void>('getFreelancerProfile'),
    updateFreelancerProfile: call<unknown, UpdateFreelancerProfileCall>('updateFreelancerProfile'),
  },
  guards: {
    isFilled: ({ context }) => required.every((name) => !isBlank(context.values[name])),
    holds: ({ context }) => !hasProblems(problemsIn(context.values)),
    skillIsTyped: ({ context }) => skillsIn(context.values.newSkill).length > 0,
    skillIsListed: ({ context }, { skill }: { skill: string }) => context.values.skills.includes(skill),
    isOutdated: (_, { error }: Failed) => isOutdated(error),
    skillFits: ({ context: { values } }) => skillProblem(values.skills, values.newSkill) === null,
  },
  actions: {
    forgetProblems: assign(forgetProblems),
    markProblems: assign(({ context }) => refuse(context, problemsIn(context.values))),
  },
}).createMachine({
  id: 'freelancerProfileSetup',
  context: ({ input: { draft } }) => ({ ...emptyForm(draft ?? empty), draft, etag: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getFreelancerProfile',
        src: 'getFreelancerProfile',
        onDone: {
          target: 'editing',
          actions: assign(({ context: { draft }, event: { output } }) => ({
            ...emptyForm(draft ?? valuesOf(output.data)),
            draft: null,
            etag: output.etag,
          })),
        },
        onError: { target: 'loadFailed', actions: emit(({ event }) => profileLoadFailure(event.error)) },
      },
    },
    loadFailed: { on: { 'profile.retry': 'loading' } },
    editing: {
      initial: 'incomplete',
      on: {
        'field.change': { actions: assign(({ context, event }) => edit<FreelancerProfileValues>(context, event)) },
        'skill.add': [
          {
            guard: and(['skillIsTyped', 'skillFits']),
            actions: assign(({ context: { values, problems } }) => {
              const { newSkill: _, ...others } = problems;
              const skills = addSkills(values.skills, values.newSkill);
              return { values: { ...values, skills, newSkill: '' }, problems: others };
            }),
          },
          {
            guard: 'skillIsTyped',
            actions: assign(({ context: { values, problems } }) => ({
              problems: { ...problems, newSkill: skillProblem(values.skills, values.newSkill) ?? '' },
            })),
          },
        ],
        'skill.remove': {
          guard: { type: 'skillIsListed', params: ({ event }) => event },
          actions: assign(({ context: { values }, event }) => ({
            values: { ...values, skills: values.skills.filter((skill) => skill !== event.skill) },
          })),
        },
      },
      states: {
        incomplete: {
          always: { guard: 'isFilled', target: 'complete' },
          on: {
            'profile.save': {
              actions: ['markProblems', emit(problem('Incomplete Profile', 'Please fill in all required fields.'))],
            },
          },
        },
        complete: {
          always: { guard: not('isFilled'), target: 'incomplete' },
          on: {
            'profile.save': [{ guard: 'holds', target: '#freelancerProfileSetup.saving' }, { actions: 'markProblems' }],
          },
        },
        outdated: {
          on: {
            'version.load': '#freelancerProfileSetup.loading',
            'version.override': {
              target: '#freelancerProfileSetup.loading',
              actions: assign(({ context }) => ({ draft: context.values })),
            },
          },
        },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'updateFreelancerProfile',
        src: 'updateFreelancerProfile',
        input: ({ context: { etag, values } }) => ({ ifMatch: etag ?? undefined, body: bodyOf(values) }),
        onDone: {
          target: 'saved',
          actions: [emit(success('Profile Created Successfully!')), emit({ type: 'proceed' })],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'editing.outdated',
            actions: emit(({ event }) => profileCreationFailure(event.error)),
          },
          {
            target: 'editing',
            actions: [
              assign(({ context, event }) => refuse(context, problemsFrom(refusedFields(event.error), context.values))),
              emit(({ event }) => profileCreationFailure(event.error)),
            ],
          },
        ],
      },
    },
    saved: { type: 'final' },
  },
});
