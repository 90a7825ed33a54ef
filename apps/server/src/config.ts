import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { brand } from '@guildhall/machines/domain/brand';
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

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);

const urlWith = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

const databaseUrl = urlWith('postgres:', 'postgresql:');

/** TLS is only ever given up in so many words, and never where the scheme asks for it. */
function saysTlsWell(value: string): boolean {
  const { protocol, searchParams } = new URL(value);
  const tls = searchParams.get('tls');
  return tls === null || (tls === 'none' && protocol === 'smtp:');
}

/** The first part of the path is the bucket. Keys come in a pair, or from the machine's own identity. */
function namesBucket(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { pathname, username, password } = new URL(value);
  return /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/|$)/.test(pathname) && (username === '') === (password === '');
}

/** Commas are between addresses; in a password they are percent-encoded. */
const databaseUrls = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(databaseUrl));

const address = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$|^[^<>]+<[^\s@<>]+@[^\s@<>]+>$/);

/** `10.0.0.0/8`, `fd00::/8` or one address. */
function isNetwork(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/');
  const version = isIP(ip);
  const most = version === 4 ? 32 : 128;
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
  return version !== 0 && rest.length === 0 && isPrefix;
}

const trustProxy = z.union([
  z
    .string()
    .regex(/^(\d|10)$/)
    .transform(Number),
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((networks) => networks.every(isNetwork)),
]);

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().regex(/^\S+$/).default('localhost'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URLS: databaseUrls.optional(),
  SMTP_URL: urlWith('smtp:', 'smtps:').refine(saysTlsWell).optional(),
  MAILS_PER_HOUR: wholeNumber(1, 99_999).default(5000),
  MAIL_FROM: address.default(`${brand} <no-reply@guildhall.example>`),
  SUPPORT_EMAIL: address.default('support@guildhall.example'),
  PRESS_EMAIL: address.optional(),
  PUBLIC_URL: urlWith('http:', 'https:').optional(),
  FILES_S3_URL: urlWith('http:', 'https:').refine(namesBucket).optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().regex(/^\S+$/).default('127.0.0.1'),
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  DATABASE_POOL: wholeNumber(2, 1000).default(20),
  AUDIT_DAYS: wholeNumber(1, 36_500).optional(),
  TRUST_PROXY: trustProxy.optional(),
  LIMITS: z.enum(['on', 'off']).default('on'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
});

const remedies: Record<keyof z.infer<typeof settings>, string> = {
  PORT: 'must be a port number from 0 to 65535, for example PORT=3000',
  HOST: 'must be a host name or address to listen on, for example HOST=0.0.0.0',
  DATA_DIR: 'must be a folder, for example DATA_DIR=/var/lib/guildhall; leave it out for .data in the clone',
  DATABASE_URL:
    'must be a PostgreSQL URL, for example DATABASE_URL=postgres://user:password@localhost:5432/guildhall; leave it out for the embedded database',
  DATABASE_READ_URLS:
    'must be the PostgreSQL URLs of streaming standbys, with commas between them, for example DATABASE_READ_URLS=postgres://user:password@standby.example.com:5432/guildhall; leave it out to read from DATABASE_URL alone',
  SMTP_URL:
    'must be an SMTP URL, for example SMTP_URL=smtp://user:password@mail.example.com:587, with ?tls=none where the server has no TLS; leave it out to keep mail in the outbox',
  MAILS_PER_HOUR: 'must be how many mails may go out in an hour, from 1 to 99999, for example MAILS_PER_HOUR=5000',
  MAIL_FROM: `must be an email address, for example MAIL_FROM="${brand} <no-reply@example.com>"`,
  SUPPORT_EMAIL: 'must be an email address, for example SUPPORT_EMAIL=support@example.com',
  PRESS_EMAIL:
    'must be an email address, for example PRESS_EMAIL=press@example.com; leave it out where support answers the press',
  PUBLIC_URL: 'must be the http or https address that people use, for example PUBLIC_URL=https://guildhall.example.com',
  FILES_S3_URL:
    'must be the http or https address of a bucket, its keys percent-encoded, for example FILES_S3_URL=https://key:secret@s3.example.com/bucket?region=eu-central-1; leave it out to keep files in the database',
  SEED: 'must be demo or none, for example SEED=none',
  METRICS_PORT: 'must be a port number from 0 to 65535, for example METRICS_PORT=9464; leave it out for no metrics',
  METRICS_HOST:
    'must be a host name or address that metrics listen on, for example METRICS_HOST=10.0.0.5; leave it out for this machine alone',
  DRAIN_SECONDS: 'must be a number of seconds from 0 to 300, for example DRAIN_SECONDS=5',
  DATABASE_POOL: 'must be a number of connections from 2 to 1000, for example DATABASE_POOL=20',
  AUDIT_DAYS:
    'must be a number of days from 1 to 36500, for example AUDIT_DAYS=730; leave it out to keep the audit log for ever',
  TRUST_PROXY:
    'must be how many proxies stand before the server, or their addresses, for example TRUST_PROXY=1 or TRUST_PROXY=10.0.0.0/8,fd00::/8; leave it out when people reach the server directly',
  LIMITS: 'must be on, or off for a load test, for example LIMITS=on',
  NODE_ENV: 'must be development, production or test',
};

/** Settings that may hold a password: their value never reaches a message or a log. */
const secret: ReadonlySet<string> = new Set(['DATABASE_URL', 'DATABASE_READ_URLS', 'SMTP_URL', 'FILES_S3_URL']);

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Absent: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Its streaming standbys, which reads may be done on. */
  readonly databaseReadUrls: readonly string[];
  /** Absent: mail goes to the outbox in the data folder. */
  readonly smtpUrl: string | undefined;
  /** How many mails the whole installation sends in an hour before all but codes wait. */
  readonly mailsPerHour: number;
  readonly mailFrom: string;
  readonly supportEmail: string;
  readonly pressEmail: string;
  /** The origin people use, without a trailing slash; links in mails start with it. */
  readonly publicUrl: string;
  /** A bucket for uploaded files. Absent: they are kept in the database. */
  readonly filesS3Url: string | undefined;
  readonly seed: 'demo' | 'none';
  /** Absent: no metrics are served. */
  readonly metricsPort: number | undefined;
  /** Where metrics listen: they ask for no password. */
  readonly metricsHost: string;
  /** How long requests are still served after readiness was denied, for load balancers to notice. */
  readonly drainSeconds: number;
  /** Connections to PostgreSQL that requests may use at once; the mail queue has two or three of its own. */
  readonly databasePool: number;
  /** How long the audit log is kept, in days. Absent: for ever. */
  readonly auditDays: number | undefined;
  /**
   * Whose `X-Forwarded-For` is believed: of this many proxies, or of those at these addresses. `false`: no one's, and
   * the address that limits count is the connection's own.
   */
  readonly trustProxy: number | string[] | false;
  /** Whether calls are counted and refused when there are too many; off for load tests only. */
  readonly limits: boolean;
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
    databaseReadUrls: data.DATABASE_READ_URLS ?? [],
    smtpUrl: data.SMTP_URL,
    mailsPerHour: data.MAILS_PER_HOUR,
    mailFrom: data.MAIL_FROM,
    supportEmail: data.SUPPORT_EMAIL,
    pressEmail: data.PRESS_EMAIL ?? data.SUPPORT_EMAIL,
    publicUrl: (data.PUBLIC_URL ?? `http://${hostInUrl(data.HOST)}:${data.PORT}`).replace(/\/+$/, ''),
    filesS3Url: data.FILES_S3_URL,
    seed: data.SEED,
    metricsPort: data.METRICS_PORT,
    metricsHost: data.METRICS_HOST,
    drainSeconds: data.DRAIN_SECONDS ?? (data.NODE_ENV === 'production' ? 5 : 0),
    databasePool: data.DATABASE_POOL,
    auditDays: data.AUDIT_DAYS,
    trustProxy: data.TRUST_PROXY || false,
    limits: data.LIMITS === 'on',
    mode: data.NODE_ENV,
  };
}

/** What production cannot do without, and has no default for. */
const required = {
  DATABASE_URL:
    'the PostgreSQL (15 or newer) to run on, for example DATABASE_URL=postgres://user:password@db.example.com:5432/guildhall',
  SMTP_URL: 'the mail server, for example SMTP_URL=smtp://user:password@mail.example.com:587',
  PUBLIC_URL: 'the address that people use, for example PUBLIC_URL=https://guildhall.example.com',
} as const;

/** The settings of `npm run serve`. Everything that is missing or cannot be used is named at once. */
export function readProductionConfig(env: NodeJS.ProcessEnv): Config {
  const missing = Object.entries(required).filter(([name]) => !env[name]?.trim());
  const problems = missing.map(([name, meaning]) => `${name} is missing: ${meaning}.`);
  if (env['SEED']?.trim() === 'demo')
    problems.push('SEED=demo is for npm start: demo data never goes into production.');
  try {
    const config = readConfig({ ...env, NODE_ENV: 'production', SEED: 'none' });
    if (problems.length === 0) return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problems.push(error.message);
  }
  throw new ConfigError(problems.join('\n'));
}

/** What should be set otherwise in production: addresses whose defaults do not exist, and limits that are off. */
export function doubtsAbout(env: NodeJS.ProcessEnv): string[] {
  const absent = ['MAIL_FROM', 'SUPPORT_EMAIL']
    .filter((name) => !env[name]?.trim())
    .map((name) => `${name} is not set: its default is not a real address, and mail servers may refuse it.`);
  return env['LIMITS']?.trim() === 'off' ? [...absent, 'LIMITS=off: codes may be guessed without end.'] : absent;
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
