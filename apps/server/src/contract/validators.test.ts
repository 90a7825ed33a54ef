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

const operationOf = (id: string) => {
  const operation = listOperations(document).find((one) => one.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return operation;
};

test.each(['1e999', '-1e999'])('%s is refused where text becomes a number', (limit) => {
  const check = validators.parameters(operationOf('listPublicJobs'), 'query');
  expect(check({ limit })).toMatchObject([{ instancePath: '/limit', keyword: 'type' }]);
});

test.each([
  ['5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11', 0],
  ['5B1C1B86-5D0E-4C2C-9A6C-0A4F7D3A0C11', 0],
  ['urn:uuid:5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11', 1],
  ['{5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11}', 1],
])('an id is a bare UUID: %s', (jobId, faults) => {
  expect(validators.parameters(operationOf('getPublicJob'), 'path')({ jobId })).toHaveLength(faults);
});

const problemsAtEmail = ({ body }: ReturnType<typeof operationOf>, email: unknown) =>
  body?.json
    ? validators
        .body(body.json)({ email })
        .filter(({ instancePath }) => instancePath === '/email')
    : [];

// Whoever takes an email refuses a number there.
const takingEmail = listOperations(document).filter((operation) => problemsAtEmail(operation, 1).length > 0);

test('many operations take an email', () => {
  const ids = takingEmail.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['sendVerificationOtp', 'signUpClient', 'logInClient', 'changeEmail']));
  expect(ids).toContain('createSupportRequest');
});

test.each(takingEmail.map((operation) => [operation.id, operation] as const))(
  '%s takes no email at a number',
  (_id, operation) => {
    expect(problemsAtEmail(operation, 'mia@163.com')).toEqual([]);
    for (const at of ['127.0.0.1', '2130706433', '0x7f.1', '[10.0.0.7]', '[IPv6:::1]', 'mail.10'])
      expect(problemsAtEmail(operation, `mia@${at}`)).toHaveLength(1);
  },
);
