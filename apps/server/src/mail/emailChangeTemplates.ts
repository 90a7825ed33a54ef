import { brand } from '@guildhall/machines/domain/brand';

import type { CodeKey } from './codeKey.ts';
import { dressKey } from './codeKey.ts';
import type { Content } from './layout.ts';

const asked = `You are receiving this email because someone who is logged in to ${brand} wants to use your address. If that was not you, you can ignore this email: without the code nothing changes.`;
const owner = `You are receiving this email because you have an account on ${brand}. It is sent whenever this happens, so that no one else can do it unnoticed.`;

/** Where the former address takes its account back. */
export const undoPath = (token: string): string => `/undo-email-change/${token}`;

/** What is mailed when an account gets another email address. */
export const emailChangeTemplates = {
  /** The code goes along in either case: only who proves the address learns in the product that it is taken. */
  emailChangeCode: (data: { isTaken: boolean } & CodeKey): Content => {
    const { paragraphs, ...key } = dressKey(data, {
      use: 'use this address for your account',
      label: 'Use This Address',
    });
    return {
      subject: 'code' in data ? `${data.code} is your ${brand} code` : `Use this address for ${brand}`,
      paragraphs: [
        ...(data.isTaken
          ? [
              `Someone wants to use this address for another ${brand} account. It has an account already, so it cannot be used for a second one.`,
            ]
          : [`You asked to use this address for your ${brand} account.`]),
        ...paragraphs,
      ],
      ...key,
      reason: asked,
    };
  },

  emailChanged: (data: { name: string; email: string; at: string; until: string; undoToken: string }): Content => ({
    subject: `Your ${brand} email address was changed`,
    paragraphs: [
      `Hello ${data.name},`,
      'Your account has another email address now, and every other device has been logged out. If it was you who changed it, there is nothing to do.',
      'If it was not you, someone knows your password. Undo the change: your account gets this address back, every device is logged out, and you choose a new password.',
    ],
    facts: [
      { name: 'New address', value: data.email },
      { name: 'When', value: { at: data.at } },
      { name: 'You can undo it until', value: { at: data.until } },
    ],
    action: { label: 'Undo the Change', path: undoPath(data.undoToken) },
    reason: owner,
  }),

  emailRestored: (data: { name: string; at: string }): Content => ({
    subject: `Your ${brand} email address is restored`,
    paragraphs: [
      `Hello ${data.name},`,
      'The change of your email address was undone, so you can log in with this address again. Every device has been logged out, and your previous password no longer works.',
      'Choose a new password to log in.',
    ],
    facts: [{ name: 'When', value: { at: data.at } }],
    action: { label: 'Choose a New Password', path: '/forgot-password' },
    reason: owner,
  }),
} as const;
