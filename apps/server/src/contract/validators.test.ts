import { expect, test } from 'vitest';

import { listOperations, readContract } from './document.ts';
import { validatorsOf } from './validators.ts';

const document = readContract();
const validators = validatorsOf(document);

// Schemas are compiled when first used, so a broken one must be found here and not by a request.
test.each(listOperations(document).map((operation) => [operation.id, operation] as const))(
  'every schema of %s can be checked',
  (_id, operation) => {
    const { json, form } = operation.body ?? {};
    const answers = Object.values(operation.responses).flatMap(({ content }) => {
      const schema = content['application/json']?.schema;
      return schema ? [validators.answer(schema)] : [];
    });
    const checks = [
      ...(['path', 'query', 'header'] as const).map((place) => validators.parameters(operation, place)),
      ...(json ? [validators.body(json)] : []),
      ...(form ? [validators.form(form)] : []),
      ...answers,
    ];
    for (const check of checks) expect(() => check({ nobody: 'knows this' })).not.toThrow();
  },
);
