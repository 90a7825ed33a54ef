import { expect, test } from 'vitest';

import { ConfigError, readConfig, repositoryRoot } from './config.ts';

test('nothing needs to be set to start', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    dataDir: `${repositoryRoot}/.data`,
    databaseUrl: undefined,
    smtpUrl: undefined,
    publicUrl: 'http://localhost:3000',
    seed: 'demo',
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

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost:5432'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['MAIL_FROM', 'nobody'],
  ['SUPPORT_EMAIL', 'a b@example.com'],
  ['PUBLIC_URL', 'guildhall.example.com'],
  ['SEED', 'yes'],
  ['NODE_ENV', 'staging'],
])('a bad %s (%s) is named, with what to do', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*example|^${name} must be `));
});

test('every bad setting gets a line of its own', () => {
  const read = () => readConfig({ PORT: 'x', SEED: 'y' });
  expect(read).toThrow(
    'PORT must be a port number from 0 to 65535, for example PORT=3000 (now: "x").\nSEED must be demo or none',
  );
});

test('a password in a bad address does not reach the message', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://user:hunter22@localhost/x' });
  expect(read).toThrow(/^(?!.*hunter22)/s);
});
