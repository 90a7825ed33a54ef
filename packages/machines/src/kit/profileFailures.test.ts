import { describe, expect, it } from 'vitest';

import { failing } from '../testing/replay.ts';
import { isOutdated, profileCreationFailure, profileLoadFailure } from './profileFailures.ts';

const toast = (title: string, description: string) => ({ type: 'toast', tone: 'critical', title, description });
const signedOut = toast('Authentication Error', 'Please log in again to continue.');

describe('what a profile that could not be read says', () => {
  it.each([
    [failing.refused(401, 'No.'), signedOut],
    [failing.refused(500, 'Oh.'), toast('Error', 'Failed to load profile data. Please try again.')],
    [failing.network, toast('Error', 'Failed to load profile data. Please try again.')],
    [failing.unexpected, toast('Error', 'Failed to load profile data. Please try again.')],
  ])('%o', (error, expected) => {
    expect(profileLoadFailure(error)).toEqual(expected);
  });
});

describe('what a profile that could not be set up says', () => {
  const title = 'Profile Creation Failed';
  it.each([
    [failing.refused(401, 'No.'), signedOut],
    [failing.refused(422, 'Please check your input.'), toast(title, 'Please check your input.')],
    [failing.refused(500), toast(title, 'Failed to update profile. Please try again.')],
    [failing.network, toast('Network error', 'Unable to connect to the server. Please try again.')],
    [failing.unreadable, toast('Server error', 'The server returned an invalid response. Please try again later.')],
    [failing.unexpected, toast(title, 'Failed to update profile. Please try again.')],
  ])('%o', (error, expected) => {
    expect(profileCreationFailure(error)).toEqual(expected);
  });

  it('knows a change elsewhere from any other refusal', () => {
    expect([412, 409].map((status) => isOutdated(failing.refused(status)))).toEqual([true, false]);
    expect(isOutdated(failing.network)).toBe(false);
  });
});
