import { applyThreshold } from '@guildhall/machines/domain/profileCompletion';
import type { Schema } from '@guildhall/machines/kit/schema';

type Criteria = Schema<'ProfileCompletion'>['criteria'];

const words: Record<keyof Criteria, string> = {
  name: 'your name',
  bio: 'your bio',
  location: 'your location',
  age: 'your age',
  skills: 'a skill',
  experience: 'your experience',
  hourlyRate: 'your hourly rate',
  links: 'a link to your work',
};

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What a profile still lacks, as a sentence lists it: “your age, a skill, and your experience”. */
export function missingWords({ criteria }: Schema<'ProfileCompletion'>): string {
  // Object.entries forgets the keys it was given.
  const entries = Object.entries(words) as [keyof Criteria, string][];
  return list.format(entries.filter(([name]) => !criteria[name]).map(([, word]) => word));
}

/** Why a profile is asked for, and from when on it is enough. */
export const thresholdText = `Clients decide based on what they read about you. At ${applyThreshold}%, the job list opens and you can send proposals.`;
