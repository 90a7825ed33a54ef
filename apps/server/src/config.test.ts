import { describe, expect, test } from 'vitest';

import { ConfigError, doubtsAbout, readConfig, readProductionConfig, repositoryRoot } from './config.ts';

test('nothing needs to be set to start', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    dataDir: `${repositoryRoot}/.data`,
    databaseUrl: undefined,
    smtpUrl: undefined,
    publicUrl: 'http://localhost:3000',
    seed: 'demo',
    trustProxy: false,
    limits: true,
    mode: 'development',
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('links start with the address that people use, without a slash at the end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://guildhall.example.com/' }).publicUrl).toBe('https://guildhall.example.com');
  expect(readConfig({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
});

test('the press writes to support unless it has an address of its own', () => {
  expect(readConfig({ SUPPORT_EMAIL: 'help@example.com' }).pressEmail).toBe('help@example.com');
  expect(readConfig({ PRESS_EMAIL: 'press@example.com' }).pressEmail).toBe('press@example.com');
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost:5432'],
  ['DATABASE_READ_URLS', 'standby.example.com'],
  ['DATABASE_READ_URLS', 'postgres://standby.example.com/guildhall,'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['SMTP_URL', 'smtp://mail.example.com?tls=off'],
  ['SMTP_URL', 'smtps://mail.example.com?tls=none'],
  ['MAILS_PER_HOUR', '0'],
  ['MAIL_FROM', 'nobody'],
  ['SUPPORT_EMAIL', 'a b@example.com'],
  ['PRESS_EMAIL', 'press'],
  ['PUBLIC_URL', 'guildhall.example.com'],
  ['FILES_S3_URL', 's3.example.com/bucket'],
  ['FILES_S3_URL', 'https://key:secret@s3.example.com'],
  ['FILES_S3_URL', 'https://key@s3.example.com/bucket'],
  ['SEED', 'yes'],
  ['METRICS_PORT', 'yes'],
  ['DRAIN_SECONDS', '-1'],
  ['DATABASE_POOL', '1'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.1,proxy'],
  ['LIMITS', 'no'],
  ['NODE_ENV', 'staging'],
])('a bad %s (%s) is named, with what to do', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*example|^${name} must be `));
});

test('proxies are trusted by their number or their addresses', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, fd00::/8,127.0.0.1' }).trustProxy).toEqual([
    '10.0.0.0/8',
    'fd00::/8',
    '127.0.0.1',
  ]);
});

test('standbys are named one after the other', () => {
  expect(readConfig({}).databaseReadUrls).toEqual([]);
  expect(readConfig({ DATABASE_READ_URLS: 'postgres://one/x, postgresql://two/x' }).databaseReadUrls).toEqual([
    'postgres://one/x',
    'postgresql://two/x',
  ]);
});

test('every bad setting gets a line of its own', () => {
  const read = () => readConfig({ PORT: 'x', SEED: 'y' });
  expect(read).toThrow(
    'PORT must be a port number from 0 to 65535, for example PORT=3000 (now: "x").\nSEED must be demo or none',
  );
});

test.each([
  ['DATABASE_URL', 'mysql://user:hunter22@localhost/x'],
  ['DATABASE_READ_URLS', 'postgres://user:hunter22@one.example.com/x,mysql://user:hunter22@two.example.com/x'],
  ['FILES_S3_URL', 'https://key:hunter22@s3.example.com'],
])('a password in a bad %s does not reach the message', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(/^(?!.*hunter22)/s);
});

describe('the settings of npm run serve', () => {
  const complete = {
    DATABASE_URL: 'postgres://user:hunter22@db.example.com/guildhall',
    SMTP_URL: 'smtp://mail.example.com',
    PUBLIC_URL: 'https://guildhall.example.com',
  };

  test('are production, without demo data, and leave balancers time to notice an end', () => {
    const config = readProductionConfig({ ...complete, NODE_ENV: 'development' });
    expect(config).toMatchObject({ mode: 'production', seed: 'none', drainSeconds: 5, metricsPort: undefined });
  });

  test('that are missing or bad are all named at once, with how to set them', () => {
    const read = () => readProductionConfig({ SMTP_URL: ' ', PORT: 'x', SEED: 'demo' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      /^DATABASE_URL is missing: .*=postgres:.*\nSMTP_URL is missing: .*=smtp:.*\nPUBLIC_URL is missing: .*=https:.*\nSEED=demo .*\nPORT must be/,
    );
  });

  test('name no password when one is bad', () => {
    const read = () => readProductionConfig({ ...complete, DATABASE_URL: 'mysql://user:hunter22@db.example.com/x' });
    expect(read).toThrow(/^DATABASE_URL must be (?!.*hunter22)/s);
  });

  test('are doubted where a default is no real address', () => {
    expect(doubtsAbout({ MAIL_FROM: 'hello@guildhall.example.com' })).toEqual([
      expect.stringMatching(/^SUPPORT_EMAIL is not set/),
    ]);
  });
});
