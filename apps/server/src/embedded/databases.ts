import pg from 'pg';

import { withDatabase } from './connectionString.ts';

/**
 * Makes a database, by copying the files of `template` where one is given, and returns its connection string. Copying
 * through the log, as is usual, takes more than twice the processor time.
 */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  const copy = template === undefined ? '' : ` template ${pg.escapeIdentifier(template)} strategy file_copy`;
  await administer(server, `create database ${pg.escapeIdentifier(name)}${copy}`);
  return withDatabase(server, name);
}

/** Removes a database and cuts anyone who is still connected to it. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await administer(server, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(server, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
