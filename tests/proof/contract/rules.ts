import type { OperationId } from '@guildhall/api/operations';
import { skills as catalogue } from '@guildhall/api/skills';
import { sampleZones } from '@guildhall/machines/testing/sampleZones';

import { isCommonPassword } from '../../../apps/server/src/domain/passwords.ts';

export type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const inCents = (value: unknown): number => Math.round(Number(value) * 100);

function listOf(value: unknown): string[] {
  const entries = Array.isArray(value) ? value.map(text) : text(value).split(',');
  const trimmed = entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
  return [...new Map(trimmed.map((entry) => [entry.toLowerCase(), entry])).values()];
}

const known = new Set<string>(catalogue.map((skill) => skill.toLowerCase()));

const isJoined = (value: unknown): boolean => {
  const list = listOf(value);
  return list.length <= 30 && list.every((skill) => Array.from(skill).length <= 50);
};

/** Noon in no zone falls into a change of clocks, and in two days is the future everywhere. */
function isGoodTime({ meetingDate, meetingTime }: Fields): boolean {
  const days = (Date.parse(text(meetingDate)) - Date.now()) / 86_400_000;
  return days > 3 && days < 3650 && text(meetingTime).startsWith('1');
}

function isGoodLink(link: unknown): boolean {
  const { protocol, host } = URL.parse(text(link)) ?? { protocol: '', host: '' };
  return protocol === 'https:' && (host === 'meet.google.com' || host === 'zoom.us' || host.endsWith('.zoom.us'));
}

/** Whether the names of zones that are sent are among those that the test knows. */
const isGoodZone = ({ timezone = 'UTC' }: Fields): boolean => sampleZones.some((zone) => zone === timezone);

const isGoodMeeting = (fields: Fields): boolean =>
  isGoodLink(fields['googleMeetLink']) && isGoodTime(fields) && isGoodZone(fields);

/** What is left out is as it was, which the body does not tell: a time is judged only where all of it is sent. */
function isGoodRescheduling(fields: Fields): boolean {
  const isLinkGood = fields['googleMeetLink'] === undefined || isGoodLink(fields['googleMeetLink']);
  const sent = ['meetingDate', 'meetingTime', 'timezone'].filter((name) => fields[name] !== undefined);
  return isLinkGood && (sent.length === 0 || (isGoodTime(fields) && isGoodZone(fields)));
}

/** With a year or a day between what is surely allowed and what is surely refused: the test does not know the minute. */
function areYears({ startYear, endYear }: Fields): boolean {
  const [first, last] = [Number(startYear), Number(endYear ?? startYear)];
  const year = new Date().getFullYear();
  return last >= first && first <= year && last < year + 10;
}

function areDays({ startDate, endDate }: Fields): boolean {
  const [first, last] = [text(startDate), text(endDate ?? startDate)];
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString();
  return first >= '1940-01-01' && last >= first && last < yesterday;
}

/** What a search of either role can ask for; whether a name is known where it is used, the test does not ask. */
function areCommon(criteria: unknown): boolean {
  const asked = Object.entries(criteria ?? {});
  const common = ['query', 'skills', 'skillsExcluded', 'location'];
  const written = asked.map(([name, value]) => [name, text(value)] as const);
  return asked.every(([name]) => common.includes(name)) && keepsQueryRules(written);
}

/** Whether an e-mail may be signed up by who sends this ticket, or none. */
export type IsProved = (email: string, ticket: unknown) => boolean;

const isGoodPost = ({ budgetMin, budgetMax, skillsRequired }: Fields): boolean => {
  const list = listOf(skillsRequired);
  const areKnown = list.length > 0 && list.length <= 30 && list.every((skill) => known.has(skill.toLowerCase()));
  return inCents(budgetMax) >= inCents(budgetMin) && areKnown;
};

/**
 * Rules that the contract states in words: a body that its schema lets through may still be refused with 422 by them.
 * Each says whether the body keeps the rule; an operation without a rule has no reason to refuse.
 */
const rules: Partial<Record<OperationId, (body: Fields, isProved: IsProved) => boolean>> = {
  // Whether a code is right is not to be seen from the body.
  verifyEmailOtp: () => false,
  resetClientPassword: () => false,
  resetFreelancerPassword: () => false,
  // Nor whether a password is the current one.
  changePassword: () => false,
  closeAccount: () => false,
  requestEmailChange: () => false,
  changeEmail: () => false,
  setAccountTimezone: ({ timezone }) => timezone === null || timezone === 'UTC',
  signUpClient: ({ email, password, ticket }, isProved) =>
    isProved(text(email), ticket) && !isCommonPassword(text(password)),
  signUpFreelancer: ({ email, password, ticket }, isProved) =>
    isProved(text(email), ticket) && !isCommonPassword(text(password)),
  createProject: isGoodPost,
  editProject: isGoodPost,
  updateFreelancerProfile: ({ skills }) => isJoined(skills ?? ''),
  // Asked for at the first setup.
  updateClientProfile: (body) => ['companyName', 'industry', 'location'].every((name) => name in body),
  addEducation: areYears,
  updateEducation: areYears,
  addExperience: areDays,
  updateExperience: areDays,
  scheduleMeeting: isGoodMeeting,
  rescheduleMeeting: isGoodRescheduling,
  // Whether a time is the meeting's own is not to be seen from the body.
  proposeMeetingTimes: () => false,
  createSavedSearch: ({ criteria, timezone = 'UTC' }) => timezone === 'UTC' && areCommon(criteria),
  updateSavedSearch: ({ timezone = 'UTC' }) => timezone === 'UTC',
};

/** Whether a body that fits the schema also keeps the rules that the contract states in words. */
export function keepsRules(id: string, body: Fields, isProved: IsProved): boolean {
  return rules[id as OperationId]?.(body, isProved) ?? true;
}

/**
 * Whether the query keeps the rules of the contract's words: few skills are unwanted, and none of them is wanted; the least
 * rate is not above the most; a meeting is in the future.
 */
export function keepsQueryRules(query: readonly (readonly [string, string])[]): boolean {
  const fields = Object.fromEntries(query);
  if ('meetingDate' in fields && !isGoodTime(fields)) return false;
  const { skills, skillsExcluded, minRate = '0', maxRate = 'Infinity' } = fields;
  if (Number(minRate) > Number(maxRate)) return false;
  const wanted = new Set(listOf(skills).map((skill) => skill.toLowerCase()));
  const unwanted = listOf(skillsExcluded);
  return unwanted.length <= 10 && !unwanted.some((skill) => wanted.has(skill.toLowerCase()));
}
