import type { FormSchema, Outcome, OutputOf } from './formSchema.ts';

/** A field was edited. One event for a whole form, typed by it. */
export type FieldChange<Values> = {
  [Name in keyof Values & string]: { type: 'field.change'; name: Name; value: Values[Name] };
}[keyof Values & string];

/** What is wrong, by field, in words that name the remedy. */
export type Problems<Values> = { [Name in keyof Values]?: string };

/** A form as a context keeps it: nothing typed is ever dropped by a failure. */
export interface FormContext<Values> {
  values: Values;
  problems: Problems<Values>;
  /** Counts refused submissions, so that a screen moves focus to the first problem on each. */
  refusals: number;
}

export function emptyForm<Values>(values: Values): FormContext<Values> {
  return { values, problems: {}, refusals: 0 };
}

/** Takes an edit in; the field's own problem is over with it. */
export function edit<Values>(form: FormContext<Values>, event: FieldChange<Values>): FormContext<Values> {
  const problems = { ...form.problems };
  delete problems[event.name];
  return { ...form, values: { ...form.values, [event.name]: event.value }, problems };
}

/** Marks the fields that stand in the way. */
export function refuse<Values>(form: FormContext<Values>, problems: Problems<Values>): FormContext<Values> {
  return { ...form, problems, refusals: form.refusals + 1 };
}

/** On entering a state that sends the form: what was wrong before is said no longer, until the answer says it again. */
export const forgetProblems = (): { problems: Record<never, string> } => ({ problems: {} });

/** The schemas of forms wait for nothing. */
function outcomeOf<Output>(schema: FormSchema<Output>, values: unknown): Outcome<Output> {
  const outcome = schema['~standard'].validate(values);
  if (outcome instanceof Promise) throw new Error('A form is judged at once.');
  return outcome;
}

/** The first problem of each field, by its name; empty when the values hold. */
export function problemsOf<Values>(schema: FormSchema, values: Values): Problems<Values> {
  const { issues = [] } = outcomeOf(schema, values);
  const problems: Record<string, string> = {};
  for (const { path: [field] = [], message } of issues) {
    problems[String(typeof field === 'object' ? field.key : field)] ??= message;
  }
  // The schema is of these values, so its paths are their names.
  return problems;
}

/** What the schema makes of values that hold: trimmed, converted and typed. A guard comes first: it throws on others. */
export function parsed<Schema extends FormSchema>(schema: Schema, values: unknown): OutputOf<Schema> {
  const outcome = outcomeOf(schema, values);
  if (outcome.issues !== undefined) throw new Error(outcome.issues[0]?.message);
  // The schema's own.
  return outcome.value as OutputOf<Schema>;
}

/** Keeps the server's refusals that belong to a field of this form. */
export function problemsFrom<Values extends object>(fields: Record<string, string>, values: Values): Problems<Values> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in values)) as Problems<Values>;
}

export const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0;
