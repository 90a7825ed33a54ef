import { updateFreelancerProfile as limits } from '@guildhall/api/limits';
import { and, assign, not, setup } from 'xstate';
import * as z from 'zod/mini';

import type { SaveCall, VersionedContext, VersionedInput, VersionEvent } from '../archetypes/versionedForm.ts';
import { versionedForm } from '../archetypes/versionedForm.ts';
import { addSkills, skillProblem, skillsIn } from '../domain/skillList.ts';
import { call, versionedCall } from './actors.ts';
import { isBlank } from './blank.ts';
import type { Effect } from './effects.ts';
import { problem } from './effects.ts';
import { clearable, optionalUrl, requiredText, typedAmount } from './fields.ts';
import type { FieldChange, Problems } from './forms.ts';
import { parsed, problemsOf } from './forms.ts';
import { profileEdit } from './profileEdit.ts';
import { profileSetup } from './profileSetup.ts';
import { required } from './required.ts';
import type { Schema } from './schema.ts';

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

type Submission = Schema<'FreelancerProfileUpdate'>;
type Context = VersionedContext<FreelancerProfileValues, Submission>;

/** Skills are no field: they are added and removed one by one. */
type EditedField = Exclude<FieldChange<FreelancerProfileValues>, { name: 'skills' }>;

type Event =
  | VersionEvent
  | EditedField
  | { type: 'skill.add' }
  | { type: 'skill.remove'; skill: string }
  | { type: 'profile.retry' }
  | { type: 'profile.save' };

export type FreelancerProfileInput = VersionedInput<FreelancerProfileValues>;
export type UpdateFreelancerProfileCall = SaveCall<Submission>;

const { age, hourlyRate } = limits;

const isAge = (text: string): boolean =>
  text === '' || (/^\d+$/.test(text) && Number(text) >= age.minimum && Number(text) <= age.maximum);

const fields = z.object({
  name: requiredText('Enter your full name.', limits.name),
  age: z.pipe(
    z
      .string()
      .check(
        z.trim(),
        z.refine(isAge, `Enter your age in whole years, from ${age.minimum} to ${age.maximum}, or leave it empty.`),
      ),
    z.transform((text) => (text === '' ? null : Number(text))),
  ),
  bio: requiredText('Enter a few words about yourself.', limits.bio),
  location: requiredText('Enter your location.', limits.location),
  experience: requiredText('Enter your experience.', limits.experience),
  hourlyRate: typedAmount(
    'Enter your hourly rate.',
    `Enter an amount of dollars from ${hourlyRate.minimum} to ${hourlyRate.maximum.toLocaleString('en')}, such as 45 or 45.50.`,
    hourlyRate,
  ),
  githubUrl: clearable(optionalUrl(limits.githubUrl)),
  linkedinUrl: clearable(optionalUrl(limits.linkedinUrl)),
  portfolioUrl: clearable(optionalUrl(limits.portfolioUrl)),
});

const requiredFields = ['name', 'bio', 'location', 'experience', 'hourlyRate'] as const;

const isFilled = (values: FreelancerProfileValues): boolean => requiredFields.every((name) => !isBlank(values[name]));

/** A skill that is on the list already is no obstacle: it is not added twice. */
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

/** What the form is for: a flow for each, of the same form. */
const purposes = { freelancerProfileSetup: profileSetup, editFreelancerProfile: profileEdit };

/** The form of a freelancer's profile, as the flow of this name. */
export function freelancerProfileForm(id: keyof typeof purposes) {
  const purpose = purposes[id];
  const form = versionedForm({
    machine: id,
    calls: { load: 'getFreelancerProfile', save: 'updateFreelancerProfile' },
    empty,
    valuesOf,
    problemsIn,
    invalid: ({ values }) =>
      isFilled(values) ? null : problem('Incomplete Profile', 'Please fill in all required fields.'),
    parse: (values): Submission => ({
      ...parsed(fields, values),
      skills: addSkills(values.skills, values.newSkill),
      availability: values.availability,
    }),
    ...purpose,
  });
  const { editing } = form.chart.states;
  const { current, outdated } = editing.states;

  return setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      input: {} as FreelancerProfileInput,
      emitted: {} as Effect,
      tags: {} as 'busy',
    },
    actors: {
      getFreelancerProfile: versionedCall<Schema<'FreelancerProfile'>>('getFreelancerProfile'),
      updateFreelancerProfile: call<unknown, UpdateFreelancerProfileCall>('updateFreelancerProfile'),
    },
    guards: {
      ...form.guards,
      isFilled: ({ context }) => isFilled(context.values),
      skillIsTyped: ({ context }) => skillsIn(context.values.newSkill).length > 0,
      skillIsListed: ({ context }, { skill }: { skill: string }) => context.values.skills.includes(skill),
      skillFits: ({ context: { values } }) => skillProblem(values.skills, values.newSkill) === null,
    },
  }).createMachine({
    id,
    context: ({ input }) => form.context(input),
    ...form.chart,
    states: {
      ...form.chart.states,
      editing: {
        ...editing,
        initial: 'incomplete',
        on: {
          ...editing.on,
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
                problems: { ...problems, newSkill: required(skillProblem(values.skills, values.newSkill)) },
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
          incomplete: { ...current, always: { guard: 'isFilled', target: 'complete' } },
          complete: { ...current, always: { guard: not('isFilled'), target: 'incomplete' } },
          outdated,
        },
      },
    },
  });
}
