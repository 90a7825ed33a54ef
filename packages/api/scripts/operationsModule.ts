import type { Contract, ContractOperation } from './contract.ts';
import { print } from './print.ts';

/** The facts of each operation that a client, a server or the access matrix needs at run time. */
export function operationsModule(contract: Contract): string {
  const operations = Object.fromEntries(contract.operations.map((operation) => [operation.id, factsOf(operation)]));
  const defaults = Object.fromEntries(
    contract.operations.flatMap((operation) => {
      const values = defaultsOf(contract, operation);
      return Object.keys(values).length === 0 ? [] : [[operation.id, values]];
    }),
  );
  return `${types}
/** Every operation of the contract, by its operationId. */
export const operations = ${print(operations)} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;

/** What the server reads for a query parameter or body field that is left out. */
export const defaults = ${print(defaults)} as const satisfies { [Id in OperationId]?: Record<string, string | number> };
`;
}

const types = `import type { Role } from './enums.ts';

export interface Operation {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** The whole path after the host, with \`{name}\` for each path parameter. */
  path: string;
  /** Whose token it takes; none means that it is open, and takes no token. */
  roles: readonly Role[];
  /** Whether it may be called without a token. */
  isOpen: boolean;
  /** What the body may be sent as. */
  bodies: readonly ('json' | 'form')[];
  /** Whether it takes the Idempotency-Key header. */
  idempotencyKey: boolean;
  /** Whether it takes the If-Match header. */
  ifMatch: boolean;
  /** The status of its success. */
  status: number;
  /** What its success carries: the JSON envelope, text, or a file. */
  answer: 'json' | 'text' | 'binary';
}
`;

function factsOf({ method, path, roles, isOpen, bodies, parameters, status, answer }: ContractOperation) {
  const takes = (header: string) => parameters.some((one) => one.in === 'header' && one.name === header);
  const types = Object.keys(answer);
  return {
    method,
    path,
    roles,
    isOpen,
    bodies: [...('application/json' in bodies ? ['json'] : []), ...('multipart/form-data' in bodies ? ['form'] : [])],
    idempotencyKey: takes('Idempotency-Key'),
    ifMatch: takes('If-Match'),
    status,
    answer: types.includes('application/json')
      ? 'json'
      : types.every((type) => type.startsWith('text/'))
        ? 'text'
        : 'binary',
  };
}

function defaultsOf(contract: Contract, { parameters, bodies }: ContractOperation): Record<string, unknown> {
  const body = bodies['application/json'] && contract.resolve(bodies['application/json'].schema);
  const fields = [
    ...parameters.map(({ name, schema }) => [name, schema] as const),
    ...Object.entries(body?.properties ?? {}),
  ];
  return Object.fromEntries(
    fields.flatMap(([name, schema]) => {
      const value = contract.resolve(schema).default;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
