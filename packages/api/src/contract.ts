import type { operations } from './generated/schema.ts';

/** The name of a call: the contract's operationId. */
export type OperationId = keyof operations;

/** An optional field may also be given as undefined, which leaves it out. */
type Loose<Fields> = {
  [Name in keyof Fields]: Record<never, never> extends Pick<Fields, Name> ? Fields[Name] | undefined : Fields[Name];
};

type Group<Id extends OperationId, Place extends 'path' | 'query'> = [
  NonNullable<operations[Id]['parameters'][Place]>,
] extends [never]
  ? Record<never, never>
  : NonNullable<operations[Id]['parameters'][Place]>;

/** The path and query parameters of a call, side by side. */
export type ParamsOf<Id extends OperationId> = Loose<Group<Id, 'path'> & Group<Id, 'query'>>;

type ContentOf<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content } ? Content : Record<never, never>;

/** Whether a call may be made without its body. */
export type IsBodyOptional<Id extends OperationId> =
  Record<never, never> extends Pick<operations[Id], 'requestBody'> ? true : false;

/** The JSON body of a call. */
export type BodyOf<Id extends OperationId> =
  ContentOf<Id> extends { 'application/json': infer Body } ? Loose<Body> : never;

/** The multipart body of a call. */
export type FormOf<Id extends OperationId> =
  ContentOf<Id> extends { 'multipart/form-data': infer Form } ? Loose<Form> : never;

type SuccessOf<Id extends OperationId> = operations[Id]['responses'] extends
  | { 201: { content: infer Content } }
  | { 200: { content: infer Content } }
  ? Content
  : never;

/** What a call resolves to: the `data` of its envelope, or a text or file where it answers one. */
export type DataOf<Id extends OperationId> =
  SuccessOf<Id> extends { 'application/json': { data: infer Data } } ? Data : SuccessOf<Id>[keyof SuccessOf<Id>];
