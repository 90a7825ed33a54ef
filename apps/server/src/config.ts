import { resolve } from 'node:path';

import { brand } from '@guildhall/machines/brand';
import { z } from 'zod';

/** Thrown with one line for each setting that cannot be used; the text is for the person at the terminal. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The folder of the clone; relative settings are meant from there. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);

const urlWith = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

const address = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$|^[^<>]+<[^\s@<>]+@[^\s@<>]+>$/);

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().regex(/^\S+$/).default('localhost'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: urlWith('postgres:', 'postgresql:').optional(),
  SMTP_URL: urlWith('smtp:', 'smtps:').optional(),
  MAIL_FROM: address.default(`${brand} <no-reply@guildhall.example>`),
  SUPPORT_EMAIL: address.default('support@guildhall.example'),
  PUBLIC_URL: urlWith('http:', 'https:').optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
});

const remedies: Record<keyof z.infer<typeof settings>, string> = {
  PORT: 'must be a port number from 0 to 65535, for example PORT=3000',
  HOST: 'must be a host name or address to listen on, for example HOST=0.0.0.0',
  DATA_DIR: 'must be a folder, for example DATA_DIR=/var/lib/guildhall; leave it out for .data in the clone',
  DATABASE_URL:
    'must be a PostgreSQL URL, for example DATABASE_URL=postgres://user:password@localhost:5432/guildhall; leave it out for the embedded database',
  SMTP_URL:
    'must be an SMTP URL, for example SMTP_URL=smtp://user:password@mail.example.com:587; leave it out to keep mail in the outbox',
  MAIL_FROM: `must be an e-mail address, for example MAIL_FROM="${brand} <no-reply@example.com>"`,
  SUPPORT_EMAIL: 'must be an e-mail address, for example SUPPORT_EMAIL=support@example.com',
  PUBLIC_URL: 'must be the http or https address that people use, for example PUBLIC_URL=https://guildhall.example.com',
  SEED: 'must be demo or none, for example SEED=none',
  NODE_ENV: 'must be development, production or test',
};

/** Settings that may hold a password: their value never reaches a message or a log. */
const secret: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL']);

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Absent: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Absent: mail goes to the outbox in the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly supportEmail: string;
  /** The origin people use, without a trailing slash; links in mails start with it. */
  readonly publicUrl: string;
  readonly seed: 'demo' | 'none';
  readonly mode: 'development' | 'production' | 'test';
};

/** Reads and checks the settings; an empty variable counts as absent. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = settings.safeParse(given);
  if (!read.success) {
    const names = new Set(read.error.issues.map((issue) => String(issue.path[0])));
    throw new ConfigError([...names].map((name) => problem(name, given[name])).join('\n'));
  }
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(repositoryRoot, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    supportEmail: data.SUPPORT_EMAIL,
    publicUrl: (data.PUBLIC_URL ?? `http://${hostInUrl(data.HOST)}:${data.PORT}`).replace(/\/+$/, ''),
    seed: data.SEED,
    mode: data.NODE_ENV,
  };
}

/** How a host reads in an address that a person opens: all interfaces are reached as localhost. */
export function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function problem(name: string, value: string | undefined): string {
  const remedy = name in remedies ? remedies[name as keyof typeof remedies] : 'cannot be used';
  const shown = value === undefined || secret.has(name) ? '' : ` (now: ${JSON.stringify(value)})`;
  return `${name} ${remedy}${shown}.`;
}
