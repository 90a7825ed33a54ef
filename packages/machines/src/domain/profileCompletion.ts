/** What counts towards a complete freelancer profile, in the order a person is asked for it. */
export const criteria = ['name', 'bio', 'location', 'age', 'skills', 'experience', 'hourlyRate', 'links'] as const;

export type Criterion = (typeof criteria)[number];

/** What each of them adds to a profile, in percent: they weigh the same. */
export const share = 100 / criteria.length;

/** From this percentage on, a freelancer may apply. */
export const applyThreshold = 60;
/** From this percentage on, the profile is edited rather than completed. */
export const completeThreshold = 90;

/** The parts of a freelancer's profile that count. */
export interface CompletableProfile {
  name: string | null;
  bio: string | null;
  location: string | null;
  age: number | null;
  skills: readonly string[];
  experience: string | null;
  /** US dollars. 0 is a rate; null is none. */
  hourlyRate: number | null;
  githubUrl: string | null;
  linkedinUrl: string | null;
  portfolioUrl: string | null;
}

export interface Completion {
  /** 0 to 100, rounded. */
  percent: number;
  missing: Criterion[];
}

const given = (text: string | null): boolean => text !== null && text.trim() !== '';

const isMet: Record<Criterion, (profile: CompletableProfile) => boolean> = {
  name: ({ name }) => given(name),
  bio: ({ bio }) => given(bio),
  location: ({ location }) => given(location),
  age: ({ age }) => age !== null,
  skills: ({ skills }) => skills.some(given),
  experience: ({ experience }) => given(experience),
  hourlyRate: ({ hourlyRate }) => hourlyRate !== null,
  links: ({ githubUrl, linkedinUrl, portfolioUrl }) => [githubUrl, linkedinUrl, portfolioUrl].some(given),
};

/** What that many criteria come to, in percent. */
const percentOf = (count: number): number => Math.round(count * share);

/** How complete a freelancer's profile is: eight criteria of equal weight. Server and screens ask the same function. */
export function completion(profile: CompletableProfile): Completion {
  const missing = criteria.filter((criterion) => !isMet[criterion](profile));
  return { percent: percentOf(criteria.length - missing.length), missing };
}

/** Whether a freelancer with this percentage may apply. */
export const mayApply = (percent: number): boolean => percent >= applyThreshold;

/** How many of the criteria that a profile lacks are enough to apply. None where it may already. */
export function enoughToApply(lacking: number): number {
  const met = criteria.length - lacking;
  let more = 0;
  while (!mayApply(percentOf(met + more))) more += 1;
  return more;
}

/** Whether the profile counts as complete, so that it is offered for editing only. */
export const isComplete = (percent: number): boolean => percent >= completeThreshold;
