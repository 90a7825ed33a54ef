import type { OperationId } from '@guildhall/api/operations';
import { sampleZones } from '@guildhall/machines/testing/sampleZones';

import type { Random } from '../../../apps/server/src/seed/random.ts';
import type { Aim } from './aims.ts';
import type { Code, World } from './world.ts';

type Fields = Record<string, unknown>;
type Sense = (fields: Fields, world: World, random: Random, aim: Aim) => Fields;

const withCode =
  (purpose: Code['purpose']): Sense =>
  (_fields, { codes }, random, { caller }) => {
    const mine = codes.filter((code) => code.purpose === purpose && (code.owner ?? caller) === caller);
    const latest = mine.at(-1);
    if (latest === undefined) return {};
    // The others may have expired.
    const { email, otp, requestId } = random.chance(0.8) ? latest : random.pick(mine);
    return { email, otp, requestId };
  };

const signUp: Sense = (_fields, { proved, tickets }, random) => {
  if (proved.length === 0) return {};
  const email = random.pick(proved);
  return { email, ticket: tickets.get(email) };
};

const logIn =
  (role: 'CLIENT' | 'FREELANCER'): Sense =>
  (_fields, { people }, random) => {
    const mine = people.filter((person) => person.role === role);
    if (mine.length === 0) return {};
    const { email, password } = random.pick(mine);
    return { email, password };
  };

const forgot =
  (role: 'CLIENT' | 'FREELANCER'): Sense =>
  (fields, world, random, aim) => {
    const { email } = logIn(role)(fields, world, random, aim);
    return email === undefined ? {} : { email };
  };

const reset =
  (role: 'CLIENT' | 'FREELANCER'): Sense =>
  (fields, world, random, aim) => ({
    ...withCode(role)(fields, world, random, aim),
    confirmPassword: fields['newPassword'],
  });

const ownPassword: Sense = (_fields, _world, _random, { caller }): Fields =>
  caller === undefined ? {} : { password: caller.password };

const otherPassword: Sense = ({ newPassword }, _world, _random, { caller }) => ({
  confirmPassword: newPassword,
  ...(caller !== undefined && { currentPassword: caller.password }),
});

const years: Sense = (_fields, _world, random) => {
  const startYear = random.between(1940, 2025);
  return { startYear, endYear: random.pick([null, startYear, startYear + random.between(0, 8)]) };
};

const days: Sense = (_fields, _world, random) => {
  const startDate = `${random.between(1940, 2019)}-0${random.between(1, 9)}-${random.between(10, 28)}`;
  return { startDate, endDate: random.pick([null, startDate, '2020-02-29']) };
};

const foreign = {
  CLIENT: ['budgetMin', 'budgetMax', 'duration', 'category', 'sort'],
  FREELANCER: ['minRating', 'minRate', 'maxRate', 'experienceLevel', 'availability', 'sort'],
};

/** Criteria of the search that the caller's role has, and a zone that is known. */
const savedSearch: Sense = ({ criteria, timezone }, _world, random, { caller }) => {
  const kept = Object.entries(criteria ?? {}).filter(([name]) => !foreign[caller?.role ?? 'CLIENT'].includes(name));
  return {
    ...(criteria !== undefined && {
      criteria: { ...Object.fromEntries(kept), skills: 'React,TypeScript', skillsExcluded: 'WordPress, ,php' },
    }),
    ...(timezone !== undefined && { timezone: random.pick(['UTC', 'Europe/Lisbon', 'America/St_Johns']) }),
  };
};

const zone: Sense = ({ timezone }, _world, random) =>
  timezone === null ? {} : { timezone: random.pick(['UTC', 'Europe/Lisbon', 'America/St_Johns']) };

const linkOf = (random: Random): string =>
  random.pick(['https://meet.google.com/abc-defg-hij', 'https://zoom.us/j/1', 'https://eu01.zoom.us/j/1?pwd=x']);

/** A day and a time that are in the future in every zone, and that no clocks skip. */
const aheadBy = (random: Random): { meetingDate: string; meetingTime: string } => ({
  meetingDate: new Date(Date.now() + random.between(4, 700) * 86_400_000).toISOString().slice(0, 10),
  meetingTime: random.pick(['10:00', '14:30', '19:59']),
});

const post: Sense = ({ budgetMin, budgetMax, skillsRequired }, _world, random) => {
  const low = Math.min(Number(budgetMin), Number(budgetMax));
  const high = Math.max(Number(budgetMin), Number(budgetMax));
  const skillList = Array.isArray(skillsRequired)
    ? skillsRequired
    : random.pick(['React,TypeScript', ' seo , SEO,', 'C#']);
  return high >= low ? { budgetMin: low, budgetMax: high, skillsRequired: skillList } : { skillsRequired: skillList };
};

/** What a person would send: values that fit one another and what is there. */
const senses: Partial<Record<OperationId, Sense>> = {
  verifyEmailOtp: withCode('SIGNUP'),
  signUpClient: signUp,
  signUpFreelancer: signUp,
  logInClient: logIn('CLIENT'),
  logInFreelancer: logIn('FREELANCER'),
  requestClientPasswordReset: forgot('CLIENT'),
  requestFreelancerPasswordReset: forgot('FREELANCER'),
  resetClientPassword: reset('CLIENT'),
  resetFreelancerPassword: reset('FREELANCER'),
  changePassword: otherPassword,
  requestEmailChange: ownPassword,
  changeEmail: withCode('CHANGE_EMAIL'),
  checkVerification: (_fields, _world, random, { caller }): Fields =>
    caller === undefined || caller.addresses.length === 0 ? {} : { subject: random.pick(caller.addresses) },
  closeAccount: ownPassword,
  createProject: post,
  editProject: post,
  updateFreelancerProfile: ({ skills }, _world, random) =>
    typeof skills === 'string' ? { skills: random.pick(['React,TypeScript', '', 'Ünïcode, c++ ,C++', ' ,,']) } : {},
  updateClientProfile: (_fields, _world, random) => ({
    companyName: random.pick(['Northwind Coffee', 'Ærø & Søn']),
    industry: 'Technology',
    location: 'Hamburg, Germany',
  }),
  setAccountTimezone: zone,
  // Everyone stays what the world takes them for.
  changeAccountRole: (_fields, _world, _random, { caller }): Fields =>
    caller === undefined ? {} : { role: caller.role },
  createSavedSearch: savedSearch,
  updateSavedSearch: savedSearch,
  addEducation: years,
  updateEducation: years,
  addExperience: days,
  updateExperience: days,
  rejectApplications: (_fields, { applications }, random, { params }) => {
    const own = applications.filter(({ project }) => project.id === params?.['projectId']).map(({ id }) => id);
    return own.length > 0 ? { applicationIds: random.chance(0.5) ? [random.pick(own)] : own } : {};
  },
  scheduleMeeting: (_fields, _world, random) => ({
    googleMeetLink: linkOf(random),
    ...aheadBy(random),
    timezone: random.pick(sampleZones),
  }),
  rescheduleMeeting: (_fields, _world, random) => ({
    ...aheadBy(random),
    googleMeetLink: random.chance(0.5) ? linkOf(random) : undefined,
    timezone: undefined,
  }),
  proposeMeetingTimes: ({ times }, _world, random) => ({
    times: Array.isArray(times) ? times.map(() => aheadBy(random)) : times,
    timezone: random.pick(sampleZones),
  }),
  acceptMeetingProposal: (_fields, { meetings }, random, { params }) => {
    const meeting = meetings.find(({ id }) => id === params?.['meetingId']);
    return meeting && meeting.proposed.length > 0 ? { startsAt: random.pick(meeting.proposed) } : {};
  },
};

/** Mostly makes sense of drawn fields; now and then leaves them as wild as they came. */
export function makeSense(id: string, fields: Fields, world: World, aim: Aim, random: Random): Fields {
  const sense = senses[id as OperationId];
  return sense && random.chance(0.8) ? { ...fields, ...sense(fields, world, random, aim) } : fields;
}

type Query = readonly (readonly [name: string, value: string])[];

/** Mostly brings a drawn date into the future, where the contract wants it there. */
export function makeQuerySense(id: string, query: Query, random: Random): Query {
  if (id !== 'getMeetingConflicts' || random.chance(0.2)) return query;
  const { meetingDate, meetingTime } = aheadBy(random);
  const ahead: Readonly<Record<string, string>> = { meetingDate, meetingTime, timezone: random.pick(sampleZones) };
  return query.map(([name, value]) => [name, ahead[name] ?? value]);
}
