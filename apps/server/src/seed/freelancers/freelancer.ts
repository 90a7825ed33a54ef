import type { SceneName } from '../pictures/scenes/scenes.ts';
import type { Profession } from '../professions.ts';

export type FreelancerPerson = {
  name: string;
  location: string;
  profession: Profession;
  age: number;
  years: number;
  hourlyRate: number;
  bio: string;
  /** Joined in the last weeks, so that "recent" and "New" are worth looking at. */
  isNew?: true;
  /** Earlier work, to follow "I". */
  past: readonly [string, ...string[]];
  /** Ways of working, as sentences. */
  habits: readonly [string, ...string[]];
  portfolio: readonly { title: string; picture: SceneName; description: string }[];
};
