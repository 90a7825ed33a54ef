import { Refusal } from '../domain/refusal.ts';

/**
 * PostgreSQL's text holds every character but U+0000, and a character is a whole one: half of a surrogate pair, which
 * JSON can write as `\ud83d`, has no place in UTF-8: https://www.postgresql.org/docs/current/datatype-character.html
 */
function faultOf(text: string): string | undefined {
  if (text.includes('\u0000')) return 'the character U+0000';
  return text.isWellFormed() ? undefined : 'the broken character (half of a surrogate pair)';
}

/** The first such fault of a value, however deep, its names included. */
function faultIn(value: unknown): string | undefined {
  if (typeof value === 'string') return faultOf(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [name, one] of Object.entries(value)) {
    const fault = faultOf(name) ?? faultIn(one);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The top-level names below which some text has a fault, each with its fault. */
function faults(values: unknown): [name: string, fault: string][] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([name, value]) => {
    const fault = faultIn(value);
    return fault === undefined ? [] : [[name, fault] satisfies [string, string]];
  });
}

/** Refuses text that the database could not hold, naming the field and the remedy. */
export function refuseUnstorable(parameters: readonly unknown[], body: unknown): void {
  const [parameter] = parameters.flatMap(faults);
  if (parameter) throw new Refusal(400, `Remove ${parameter[1]} from ${parameter[0]}.`);
  const errors = Object.fromEntries(
    faults(body).map(([name, fault]) => [name, `Remove ${fault}, which cannot be stored.`]),
  );
  const [remedy] = Object.values(errors);
  if (remedy !== undefined) throw new Refusal(422, remedy, errors);
}
