import { createApi } from '@guildhall/api/client';
import type { Role } from '@guildhall/api/enums';
import type { Session } from '@guildhall/machines/kit/effects';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { startGuildhall } from '../e2e/guildhall.ts';
import { codeIn, startMailServer } from '../e2e/mailServer.ts';
import type { MailServer } from '../e2e/mailServer.ts';

/** A running product, with a session for each role. */
export interface Marketplace {
  url: string;
  sessions: Record<Role, Session>;
}

export interface Marketplaces {
  /** The demo marketplace, seen by its two demo accounts. */
  full: Marketplace;
  /** A marketplace in which no one has done anything, seen by two people who have just signed up. */
  empty: Marketplace;
  stop: () => Promise<void>;
}

const newcomers = {
  CLIENT: { name: 'Ines Carvalho', email: 'ines@carvalho-ceramics.example', password: 'kiln glaze wheel' },
  FREELANCER: { name: 'Tomas Brenner', email: 'tomas@brenner-type.example', password: 'serif stem bowl' },
} as const;

async function logInToDemo(baseUrl: string): Promise<Record<Role, Session>> {
  const api = createApi({ baseUrl });
  const { client, freelancer } = demoAccounts;
  return {
    CLIENT: await api.logInClient({ body: { email: client.email, password: client.password } }),
    FREELANCER: await api.logInFreelancer({ body: { email: freelancer.email, password: freelancer.password } }),
  };
}

async function signUpNewcomers(baseUrl: string, mail: MailServer): Promise<Record<Role, Session>> {
  const api = createApi({ baseUrl });
  for (const { email } of Object.values(newcomers)) {
    await api.sendVerificationOtp({ body: { email } });
    await api.verifyEmailOtp({ body: { email, otp: codeIn(await mail.next(email)) } });
  }
  return {
    CLIENT: await api.signUpClient({ body: newcomers.CLIENT }),
    FREELANCER: await api.signUpFreelancer({ body: newcomers.FREELANCER }),
  };
}

/** Starts the product twice, each time on a PostgreSQL of its own. */
export async function openMarketplaces(): Promise<Marketplaces> {
  const mail = await startMailServer();
  const common = { SMTP_URL: mail.url, LIMITS: 'off' };
  // One after the other: the first builds what the second finds built.
  const full = await startGuildhall({ ...common, SEED: 'demo' });
  const empty = await startGuildhall({ ...common, SEED: 'none' });
  return {
    full: { url: full.url, sessions: await logInToDemo(full.url) },
    empty: { url: empty.url, sessions: await signUpNewcomers(empty.url, mail) },
    async stop() {
      await Promise.all([full.stop(), empty.stop()]);
      await mail.close();
    },
  };
}
