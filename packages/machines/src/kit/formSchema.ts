interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** What a schema says of values: what it makes of them, or what is wrong. */
export type Outcome<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/**
 * What a form must be, and what it is sent as: the part of https://standardschema.dev that forms read. Zod's schemas have
 * it, and so has what is written by hand where the library would be most of a page's part.
 */
export interface FormSchema<Output = unknown> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Outcome<Output> | Promise<Outcome<Output>>;
  };
}

/** What a schema makes of values that hold. */
export type OutputOf<Schema extends FormSchema> = Schema extends FormSchema<infer Output> ? Output : never;
