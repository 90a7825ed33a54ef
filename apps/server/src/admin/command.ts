import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';

import type { Change } from '../repositories/auditLog.ts';
import type { AdminServices } from './acts.ts';
import { AdminError, readAudit, restore, suspend, takeDown, userIdOf } from './acts.ts';

const kinds: Readonly<Record<Change['entity'], true>> = {
  user: true,
  session: true,
  emailCode: true,
  project: true,
  application: true,
  meeting: true,
  rating: true,
  supportRequest: true,
  savedSearch: true,
  proposalDraft: true,
  rejection: true,
  calendarFeed: true,
  verification: true,
};

export const help = `What operators do to accounts and posts. Each act is in the audit log, with who ran it and why.

  npm run admin -- suspend EMAIL --reason "..."      ends its sessions, hides its profile and posts; its holder is mailed
  npm run admin -- restore EMAIL --reason "..."      undoes that; its holder is mailed
  npm run admin -- take-down PROJECT --reason "..."  withdraws an open post; its client is mailed the reason
  npm run admin -- audit KIND ID                     what is on record about a thing

PROJECT and ID are the ids that addresses and answers carry; for a user, ID may be the email.
KIND is one of ${Object.keys(kinds).join(', ')}.
--as NAME puts another name on record than that of the user of this machine.
The database is that of DATABASE_URL, or the embedded one in DATA_DIR.`;

const isKind = (text: string): text is Change['entity'] => Object.hasOwn(kinds, text);

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function idIn(text: string): string {
  if (!uuid.test(text))
    throw new AdminError(`"${text}" is not an id: it looks like 3f2b8c1e-0d4a-4c55-9a7e-2b1c9d0e8f76.`);
  return text.toLowerCase();
}

/** A command of the terminal, understood: what remains is to carry it out. Throws an AdminError that says what is wrong. */
export function parseCommand(args: readonly string[]): (services: AdminServices) => Promise<string> {
  const { positionals, values } = read(args);
  const [command = '', subject, third, ...rest] = positionals;
  const operator = values.as?.trim() || userInfo().username;
  const order = () => {
    const reason = values.reason?.trim() ?? '';
    if (reason === '') throw new AdminError(`${command} needs a reason, which goes on record: --reason "..."`);
    return { operator, reason };
  };
  const only = (name: string) => {
    if (subject === undefined || third !== undefined) throw new AdminError(`${command} takes one ${name}.\n\n${help}`);
    return subject;
  };
  switch (command) {
    case 'suspend': {
      const [email, given] = [only('email'), order()];
      return (services) => suspend(services, email, given);
    }
    case 'restore': {
      const [email, given] = [only('email'), order()];
      return (services) => restore(services, email, given);
    }
    case 'take-down': {
      const [projectId, given] = [idIn(only('project')), order()];
      return (services) => takeDown(services, projectId, given);
    }
    case 'audit': {
      if (subject === undefined || third === undefined || rest.length > 0)
        throw new AdminError(`audit takes a kind and an id.\n\n${help}`);
      if (!isKind(subject)) throw new AdminError(`"${subject}" is not a kind: ${Object.keys(kinds).join(', ')}.`);
      if (subject === 'user' && third.includes('@'))
        return async (services) => readAudit(services, 'user', await userIdOf(services, third));
      const id = idIn(third);
      return (services) => readAudit(services, subject, id);
    }
    default:
      throw new AdminError(command === '' ? help : `There is no command "${command}".\n\n${help}`);
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { reason: { type: 'string' }, as: { type: 'string' } },
    });
  } catch (error) {
    throw new AdminError(`${error instanceof Error ? error.message : String(error)}\n\n${help}`, { cause: error });
  }
}
