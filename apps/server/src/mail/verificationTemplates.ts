import { brand } from '@guildhall/machines/domain/brand';

import type { Content } from './layout.ts';

export const verificationTemplates = {
  verificationEnded: (data: { name: string; address: string; reason: string; remedy: string }): Content => ({
    subject: `You are no longer verified on ${brand}`,
    paragraphs: [
      `Hello ${data.name},`,
      `Your profile was verified by ${data.address}. We checked it again, twice within a few days, and could not confirm it, so the badge has been taken off your profile.`,
      data.reason,
      data.remedy,
      'Once that is done, you can have it checked on your account page, and the badge comes back at once.',
    ],
    action: { label: 'Check Now', path: '/account?part=verification' },
    reason: `You are receiving this email because you have an account on ${brand}.`,
  }),
};
