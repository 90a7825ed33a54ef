import type { ErrorObject } from 'ajv';

import type { FieldErrors } from '../domain/refusal.ts';

/** Errors that one answer names, and fields that one sentence does. */
const mostNamed = 10;

/** Complaints that are looked at: of fields that are not known there may be as many as fit into a body. */
const mostRead = 1000;

/** Characters of a name that are repeated. */
const longestName = 200;

/** What is wrong with a value, by field: the first complaint for each of the first ten. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldErrors {
  const result = new Map<string, string>();
  for (const error of withoutBranches(errors.slice(0, mostRead))) {
    if (result.size === mostNamed) break;
    const field = fieldOf(error);
    if (!result.has(field)) result.set(field, sentence(error));
  }
  return Object.fromEntries(result);
}

/** The fields that are not known at all. */
export function unknownFields(errors: readonly ErrorObject[]): readonly string[] {
  return errors.filter(isUnknownField).map(fieldOf);
}

/** What is said of fields that are not known. */
export function unknownField(names: readonly string[]): string {
  return `Unknown field${names.length > 1 ? 's' : ''}: ${listNames(names)}.`;
}

/** The first ten names, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const listed = firstNames(names).join(', ');
  return more > 0 ? `${listed} and ${more.toLocaleString('en')} more` : listed;
}

/** As many names as one answer repeats, each as much of it as one answer repeats. */
export function firstNames(names: readonly string[]): string[] {
  return names.slice(0, mostNamed).map(shortened);
}

function shortened(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName).toWellFormed()}…` : name;
}

/** `technologies.2`, or the name of the absent or unknown property. An error about the whole body has the name `body`. */
function fieldOf({ instancePath, params, keyword }: ErrorObject): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const named: unknown =
    keyword === 'required'
      ? params['missingProperty']
      : (params['additionalProperty'] ?? params['unevaluatedProperty'] ?? undefined);
  if (typeof named === 'string') path.push(named);
  return shortened(path.join('.')) || 'body';
}

function isUnknownField({ keyword }: ErrorObject): boolean {
  return keyword === 'additionalProperties' || keyword === 'unevaluatedProperties';
}

/**
 * Of a value that may have one of several forms, keeps the complaints of the branch whose type it already has
 * (a list of skills is told about its entries, not that it could have been text); without one, the choice itself.
 */
function withoutBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  return choices.reduce<readonly ErrorObject[]>((kept, choice) => {
    const inside = kept.filter(
      (error) => error !== choice && error.instancePath.startsWith(choice.instancePath) && isBranchOf(error, choice),
    );
    const telling = inside.filter((error) => !(error.keyword === 'type' && error.instancePath === choice.instancePath));
    const dropped = new Set(
      telling.length > 0 ? [choice, ...inside.filter((error) => !telling.includes(error))] : inside,
    );
    return kept.filter((error) => !dropped.has(error));
  }, errors);
}

function isBranchOf(error: ErrorObject, choice: ErrorObject): boolean {
  // Branches that are references report the referenced schema's own path, not the path of the choice.
  return (
    error.schemaPath.startsWith(`${choice.schemaPath}/`) ||
    !error.schemaPath.startsWith(choice.schemaPath.replace(/\/(oneOf|anyOf)$/, ''))
  );
}

/** For what is required and empty or absent. */
export const fillIn = 'Please fill in this field.';

/** For what the contract does not know. */
export const leaveOut = 'This field is not known. Please leave it out.';

const typeSentences: Readonly<Record<string, string>> = {
  string: 'Please enter text.',
  integer: 'Please enter a whole number.',
  number: 'Please enter a number.',
  boolean: 'Please choose true or false.',
  array: 'Please send a list.',
  object: 'Please send an object with named fields.',
  null: 'Please leave this empty.',
};

const formatSentences: Readonly<Record<string, string>> = {
  email: 'Please enter an email address, such as name@example.com.',
  uri: 'Please enter a full web address, such as https://example.com.',
  uuid: 'Please send an id in UUID form.',
  date: 'Please enter a date as YYYY-MM-DD.',
  'date-time': 'Please enter a date and time as YYYY-MM-DDTHH:mm:ssZ.',
};

/** Patterns of the contract that say something a person can act on. */
const patternSentences: Readonly<Record<string, string>> = {
  '\\S': fillIn,
  '^[^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]*$': 'Please leave out line breaks and characters that cannot be seen.',
  '^[0-9]{6}$': 'Please enter the 6 digits of the code.',
  '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\s]': 'Please enter a full web address that starts with http:// or https://.',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'Please enter a time as HH:mm, such as 14:30.',
  '^\\s*[^,\\s][^,]*$': 'Please enter text without commas.',
};

const sentences: Readonly<Record<string, (limit: unknown, params: ErrorObject['params']) => string>> = {
  required: () => fillIn,
  additionalProperties: () => leaveOut,
  unevaluatedProperties: () => leaveOut,
  minLength: (limit) => (limit === 1 ? fillIn : `Please enter at least ${count(limit, 'character')}.`),
  maxLength: (limit) => `Please enter at most ${count(limit, 'character')}.`,
  minimum: (limit) => `Please enter ${String(limit)} or more.`,
  maximum: (limit) => `Please enter ${String(limit)} or less.`,
  exclusiveMinimum: (limit) => `Please enter more than ${String(limit)}.`,
  exclusiveMaximum: (limit) => `Please enter less than ${String(limit)}.`,
  multipleOf: (_limit, params) => `Please enter a multiple of ${String(params['multipleOf'])}.`,
  minItems: (limit) => `Please choose at least ${count(limit, 'entry')}.`,
  maxItems: (limit) => `Please choose at most ${count(limit, 'entry')}.`,
  uniqueItems: () => 'Please name each entry once.',
  minProperties: () => 'Please send at least one field.',
  type: (_limit, params) => typeSentences[firstType(params['type'])] ?? 'Please enter a valid value.',
  format: (_limit, params) =>
    formatSentences[String(params['format'])] ?? `Please enter a valid ${String(params['format'])}.`,
  pattern: (_limit, params) =>
    patternSentences[String(params['pattern'])] ?? 'Please enter a value of the expected form.',
  enum: (_limit, params) => choiceOf(params['allowedValues']),
  const: (_limit, params) => choiceOf([params['allowedValue']]),
};

/** One complaint of Ajv as a sentence for the person who typed the value: what to do, never what a schema is. */
export function sentence({ keyword, params }: ErrorObject): string {
  return sentences[keyword]?.(params['limit'], params) ?? 'Please enter a valid value.';
}

function firstType(type: unknown): string {
  return String(Array.isArray(type) ? type[0] : type).split(',')[0] ?? '';
}

function choiceOf(values: unknown): string {
  if (!Array.isArray(values) || values.length > 20) return 'Please choose one of the offered values.';
  return `Please choose ${values.length > 1 ? 'one of: ' : ''}${values.map(String).join(', ')}.`;
}

function count(limit: unknown, noun: string): string {
  if (limit === 1) return `1 ${noun}`;
  return `${String(limit)} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}
