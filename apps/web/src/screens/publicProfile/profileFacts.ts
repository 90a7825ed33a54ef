import { profilesOpened } from '@guildhall/api/limits';
import { counted, waitText } from '@guildhall/machines/domain/counted';
import { plainAddress } from '@guildhall/machines/domain/webAddress';
import type { Schema } from '@guildhall/machines/kit/schema';

import { headText } from '../../kit/headText.ts';

/** What is told of everyone, whichever their role. Throws when a profile is of neither role, which the contract excludes. */
export function basicsOf({ freelancer, client }: Schema<'PublicProfile'>): Schema<'PublicBasics'> {
  const basics = freelancer?.profile ?? client?.profile;
  if (basics === undefined) throw new Error('A profile is a freelancer’s or a client’s.');
  return basics;
}

/** What they are verified by, if they are. */
export const verifiedOf = ({ freelancer, client }: Schema<'PublicProfile'>): Schema<'Verified'> | null =>
  freelancer?.professionalInfo.verified ?? client?.companyInfo.verified ?? null;

/** The average of the stars, how many ratings stand behind it, and what stands there while there are none. */
export function ratingOf({ freelancer, client }: Schema<'PublicProfile'>) {
  const statistics = freelancer?.statistics ?? client?.statistics;
  return {
    value: statistics?.averageRating ?? null,
    count: statistics?.totalRatings ?? 0,
    newText: freelancer === null ? 'New client' : 'New',
  };
}

/** How many reviews a résumé has. */
const reviewsPrinted = 3;

/** The ratings with the most stars, of equals those that come first. */
export const bestRatings = (ratings: readonly Schema<'PublicRating'>[]): ReadonlySet<Schema<'PublicRating'>> =>
  new Set(ratings.toSorted((one, other) => other.rating - one.rating).slice(0, reviewsPrinted));

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** “March 2026” of a date, which is the same in every zone. */
export const monthOf = (date: string): string => month.format(new Date(date));

/** “34 days”, as a whole number, or “less than a day”. */
export const daysText = (days: number): string => (days < 1 ? 'less than a day' : counted(Math.round(days), 'day'));

/** How many days lie between two instants, with their part of a day. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** What someone is told who has opened as many profiles as one account may in a day. */
export const limitText = (opensAgainIn: number) => ({
  title: `You have opened ${profilesOpened.count} profiles today`,
  most: 'That is the most for one account in a day',
  reason: 'The limit keeps email addresses from being collected.',
  remedy: `You can open more in ${waitText(opensAgainIn)}. Until then, the profiles you have opened today stay open to you.`,
});

/** What follows “Daily limit reached.” where Contact would stand. */
export const limitNote = (opensAgainIn: number): string => `You can open more profiles in ${waitText(opensAgainIn)}.`;

/** What search engines and shared links say of the page. */
export function headOf(profile: Schema<'PublicProfile'> | null): { title: string; description: string } {
  if (profile === null) return { title: 'Profile', description: 'A public profile.' };
  const { name, bio, location } = basicsOf(profile);
  const what = profile.freelancer === null ? 'Client' : 'Freelancer';
  const line = `${what}, ${location ?? 'Remote'}. ${bio ?? ''}`.trim();
  return { title: name, description: headText(line) };
}

export { plainAddress };
