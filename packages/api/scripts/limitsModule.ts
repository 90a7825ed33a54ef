import type { Contract, ContractOperation, SchemaNode } from './contract.ts';
import { docblock, print } from './print.ts';

const facts = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

const fileFacts = { maxBytes: 'x-max-bytes', maxPixels: 'x-max-pixels', maxSide: 'x-max-side' } as const;

/**
 * What each operation's fields and query parameters must hold to, and how often things may be done. One export each, so
 * that unused ones fall away.
 */
export function limitsModule(contract: Contract): string {
  const limits = contract.operations.flatMap((operation) => {
    const fields = fieldsOf(contract, operation);
    if (Object.keys(fields).length === 0) return [];
    return [`${docblock(operation.summary + '.')}export const ${operation.id} = ${print(fields)} as const;\n`];
  });
  const others = Object.entries(contract.limits).map(
    ([name, { description, ...limit }]) => `${docblock(description)}export const ${name} = ${print(limit)} as const;\n`,
  );
  return [header, ...others, ...limits].join('\n');
}

const header = [
  "// Use as `import * as limits from '@guildhall/api/limits'`, then `limits.createProject.title.maxLength`.",
  "// Lengths count characters as the server does; an input's `maxlength` counts UTF-16 units and so is never laxer.",
  '// A `pattern` is to be made with the `u` flag; money is in US dollars.',
  '',
].join('\n');

function fieldsOf(contract: Contract, { bodies, parameters }: ContractOperation): Record<string, object> {
  const fields: Record<string, object> = {};
  // The form comes second to JSON: where both are taken, it only adds its files.
  for (const type of ['multipart/form-data', 'application/json']) {
    const body = bodies[type] && contract.resolve(bodies[type].schema);
    for (const [name, schema] of Object.entries(body?.properties ?? {})) {
      fields[name] = { required: body?.required?.includes(name) ?? false, ...factsOf(contract, schema) };
    }
  }
  for (const { name, in: place, schema } of parameters) {
    if (place === 'query') fields[name] = { required: false, ...factsOf(contract, schema) };
  }
  return fields;
}

function factsOf(contract: Contract, node: SchemaNode): Record<string, unknown> {
  const schema = contract.resolve(node);
  const list = schema.oneOf?.map(contract.resolve).find(({ type }) => type === 'array') ?? schema;
  return {
    ...Object.fromEntries(facts.flatMap((fact) => (list[fact] === undefined ? [] : [[fact, list[fact]]]))),
    ...Object.fromEntries(
      Object.entries(fileFacts).flatMap(([name, fact]) => (list[fact] === undefined ? [] : [[name, list[fact]]])),
    ),
    ...(list.items && { items: factsOf(contract, list.items) }),
  };
}
