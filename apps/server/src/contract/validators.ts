import { hasNumberDomain } from '@guildhall/machines/domain/emailAddress';
import type { ErrorObject, ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';

import type { ContractDocument, Operation, Parameter, Schema } from './document.ts';

/** Checks a value and gives what is wrong with it; a converting validator changes the value in place. */
export type Validate = (value: unknown) => readonly ErrorObject[];

/** Ajv's validators for one contract; its schemas are added once and referred to. */
export type Validators = {
  /** For JSON bodies: nothing is converted, defaults are filled in. */
  readonly body: (schema: Schema) => Validate;
  /** For forms, where everything is text: converted to the contract's types. */
  readonly form: (schema: Schema) => Validate;
  /** For the path, query or declared headers, where everything is text too. */
  readonly parameters: (operation: Operation, place: Parameter['in']) => Validate;
  /** For our own answers. */
  readonly answer: (schema: Schema) => Validate;
};

const key = 'contract';

const made = new WeakMap<ContractDocument, Validators>();

/**
 * The validators of a contract, shared by all who ask for the same document. Compiled when first used: a whole contract
 * takes half a second, and one start rarely needs all of it.
 */
export function validatorsOf(document: ContractDocument): Validators {
  const validators = made.get(document) ?? makeValidators(document);
  made.set(document, validators);
  return validators;
}

function makeValidators(document: ContractDocument): Validators {
  const strict = lazily(makeAjv(document, { useDefaults: true }));
  const coercing = lazily(makeAjv(document, { useDefaults: true, coerceTypes: true }));
  const plain = lazily(makeAjv(document, {}));
  return {
    body: strict,
    form: (schema) => finite(coercing(schema)),
    answer: plain,
    parameters: (operation, place) => finite(coercing(parametersSchema(operation, place))),
  };
}

/** What says the same in many places, as the answers of failures do, is compiled once. */
function lazily(ajv: Ajv2020): (schema: Schema) => Validate {
  const known = new Map<string, ValidateFunction>();
  const compile = (schema: Schema): ValidateFunction => {
    const text = JSON.stringify(schema);
    const compiled = known.get(text) ?? ajv.compile(absolute(text));
    known.set(text, compiled);
    return compiled;
  };
  return (schema) => {
    let compiled: ValidateFunction | undefined;
    return (value) => {
      compiled ??= compile(schema);
      return compiled(value) ? [] : (compiled.errors ?? []).filter(({ keyword }) => keyword !== 'if');
    };
  };
}

/**
 * Ajv converts `1e999` to Infinity, and then leaves out every rule for numbers, `maximum` too: its `strictNumbers` look
 * at what was sent, not at what it became. Forms and parameters are flat, so one look at each value will do.
 */
function finite(validate: Validate): Validate {
  return (value) => {
    const errors = validate(value);
    const infinite = Object.entries(value ?? {}).filter(([, one]) => one === Infinity || one === -Infinity);
    return [...errors, ...infinite.map(([name]) => noNumber(name))];
  };
}

function noNumber(name: string): ErrorObject {
  return {
    keyword: 'type',
    instancePath: `/${name}`,
    schemaPath: `#/properties/${name}/type`,
    params: { type: 'number' },
    message: 'must be number',
  };
}

/** No mail goes to a machine without a name, wherever an address is taken. */
function refuseNumberDomains(ajv: Ajv2020): void {
  const known = ajv.formats['email'];
  if (!(known instanceof RegExp)) throw new Error('ajv-formats no longer knows emails by a pattern.');
  ajv.addFormat('email', (email: string) => known.test(email) && !hasNumberDomain(email));
}

function makeAjv(document: ContractDocument, options: { useDefaults?: boolean; coerceTypes?: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    allErrors: true,
    strict: true,
    // The contract may say `type: [string, 'null']` and leave a type to a reference.
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
    // Refusals never repeat what was sent: it may be a password.
    verbose: false,
    validateFormats: true,
  });
  addFormats.default(ajv);
  refuseNumberDomains(ajv);
  ajv.addFormat('binary', true);
  // That of ajv-formats lets `urn:uuid:` stand before it, which no id of ours has and PostgreSQL does not read.
  ajv.addFormat('uuid', /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i);
  const words = ['x-categories', 'x-max-bytes', 'x-max-pixels', 'x-max-side'];
  for (const word of [...words, 'example', 'discriminator', 'xml', 'externalDocs']) ajv.addKeyword(word);
  ajv.addSchema(absolute(JSON.stringify({ $defs: document.components?.['schemas'] })), key);
  return ajv;
}

/** The schema whose JSON this is, whose references lead to the schemas that every Ajv here was given once, and whose limits come first. */
function absolute(text: string): Schema {
  return JSON.parse(text, (name, value: unknown) => {
    if (name === '$ref' && typeof value === 'string') return value.replace('#/components/schemas/', `${key}#/$defs/`);
    return limitsFirst(value);
  }) as Schema;
}

/** Keywords whose cost grows with the value, each behind the limit that bounds it. */
const bounded = [
  { limit: 'maxLength', behind: ['pattern', 'format', 'allOf'] },
  { limit: 'maxItems', behind: ['items', 'uniqueItems'] },
] as const;

/**
 * Ajv reports every fault, so it would look for patterns in a text, and at the entries of a list, that is too long already.
 * Here it does when the limit is kept. What a property is called is no keyword: only a number is a limit.
 */
function limitsFirst(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const schema: Record<string, unknown> = { ...value };
  for (const { limit, behind } of bounded) {
    const costly = behind.filter((keyword) => keyword in schema);
    if (typeof schema[limit] !== 'number' || costly.length === 0) continue;
    const then = Object.fromEntries(costly.map((keyword) => [keyword, schema[keyword]]));
    for (const keyword of costly) delete schema[keyword];
    // One schema has one of the two, or its type could not be both.
    Object.assign(schema, { if: { [limit]: schema[limit] }, then });
  }
  return schema;
}

function parametersSchema(operation: Operation, place: Parameter['in']): Schema {
  const own = operation.parameters.filter((parameter) => parameter.in === place);
  const nameOf = (parameter: Parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((parameter) => [nameOf(parameter), parameter.schema])),
    required: own.filter(({ required }) => required).map(nameOf),
    // A request carries many headers that are no business of the contract.
    additionalProperties: place === 'header',
  };
}
