import { Refusal } from './refusal.ts';

/** PostgreSQL's text holds every character but this one: https://www.postgresql.org/docs/current/datatype-character.html */
const nul = '\u0000';

/** The top-level names below which some text holds U+0000. */
function namesWithNul(values: unknown): string[] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values)
    .filter(([, value]) => holdsNul(value))
    .map(([name]) => name);
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(nul);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.values(value).some(holdsNul);
}

/** Refuses text that the database could not hold, naming the field and the remedy. */
export function refuseUnstorable(parameters: readonly unknown[], body: unknown): void {
  const [parameter] = parameters.flatMap(namesWithNul);
  if (parameter !== undefined) throw new Refusal(400, `Remove the character U+0000 from ${parameter}.`);
  const fields = namesWithNul(body);
  if (fields.length === 0) return;
  const remedy = 'Remove the character U+0000, which cannot be stored.';
  throw new Refusal(422, remedy, Object.fromEntries(fields.map((field) => [field, remedy])));
}
