import type { ContractDocument, Schema as JsonSchema } from '../../../apps/server/src/contract/document.ts';
import { follow, listOperations, readContract } from '../../../apps/server/src/contract/document.ts';
import type { OperationId } from '../../../packages/api/src/contract.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import type { Put, Reader } from './parts.ts';
import { puts } from './parts.ts';
import type { Rows } from './rows.ts';

const document: ContractDocument = readContract();
const successOf = new Map(
  listOperations(document).map(({ id, responses }) => {
    const success = responses['200'] ?? responses['201'];
    return [id as OperationId, success?.content['application/json']?.schema];
  }),
);

/** Makes an answer true: what it names is there, and belongs to who is said to own it. */
export async function putAnswer(rows: Rows, operation: OperationId, data: unknown, reader: Reader): Promise<void> {
  const schema = successOf.get(operation);
  const answer = schema && follow<JsonSchema>(document, schema);
  const part = answer?.properties?.['data'];
  if (part) await putPart(rows, data, { schema: part, reader });
  await putEarlierPages(rows, operation, data);
}

/** Whether an answer says that there is nothing of some kind. */
export function saysNothing(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Array.isArray(data)
    ? data.length === 0
    : Object.values(data).some((one) => Array.isArray(one) && one.length === 0);
}

/** The same once more under another id, each time another. */
const copied = (column: string) => `md5(${column}::text || place)::uuid`;

/** As much more of the same as comes before the page that an answer is. */
async function putEarlierPages(rows: Rows, operation: OperationId, data: unknown): Promise<void> {
  if (typeof data !== 'object' || data === null || !('pagination' in data)) return;
  const { page, limit } = data.pagination as Schema<'Pagination'>;
  const [entries = []] = Object.values(data).filter((one): one is unknown[] => Array.isArray(one));
  const count = Math.ceil(((page - 1) * limit) / entries.length);
  if (entries.length === 0 || count === 0) return;
  const id = copied('id');
  if (operation === 'getProjectTimeline') return rows.copy('projectEvents', count, {});
  if (operation === 'searchFreelancers' || operation === 'listPublicFreelancers') {
    await rows.copy('users', count, { id, email: 'place || email' });
    await rows.copy('freelancers', count, { user_id: copied('user_id'), profile_id: copied('profile_id') });
    return;
  }
  await rows.copy('projects', count, { id });
  await rows.copy('applications', count, { id, project_id: copied('project_id') });
  await rows.copy('meetings', count, { id, application_id: copied('application_id') });
  await rows.copy('ratings', count, { id, project_id: copied('project_id') });
}

async function putPart(
  rows: Rows,
  value: unknown,
  { schema, reader }: { schema: JsonSchema; reader: Reader },
): Promise<void> {
  if (typeof value !== 'object' || value === null) return;
  const name = schema.$ref?.split('/').at(-1);
  const put = name === undefined ? undefined : (puts as Record<string, Put<unknown> | undefined>)[name];
  if (put) return put(rows, value, reader);
  const whole = follow<JsonSchema>(document, schema);
  const choices = [whole['anyOf'], whole['oneOf'], whole['allOf']].flat().filter((one) => one !== undefined);
  for (const choice of choices as JsonSchema[]) await putPart(rows, value, { schema: choice, reader });
  if (Array.isArray(value)) {
    const items = whole['items'] as JsonSchema | undefined;
    if (items) for (const item of value) await putPart(rows, item, { schema: items, reader });
    return;
  }
  for (const [key, inner] of Object.entries(whole.properties ?? {}))
    await putPart(rows, (value as Record<string, unknown>)[key], { schema: inner, reader });
}
