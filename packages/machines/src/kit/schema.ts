import type { components, operations } from '@guildhall/api/schema';

/** A shape of the contract, by its name there. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The query of a call, by its operationId. */
export type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

/** What a thing that others may change was when it was read: `etag` is its version, for `ifMatch`. */
export interface Versioned<Data> {
  data: Data;
  etag: string | null;
}
