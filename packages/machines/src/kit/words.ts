import type { Limit } from './blank.ts';
import { orNull, tooLong } from './blank.ts';
import type { FormSchema } from './formSchema.ts';

const wordsSchema = <const Name extends string, Sent>(
  name: Name,
  limit: Limit,
  missing: string | null,
  sent: (text: string) => Sent,
): FormSchema<Record<Name, Sent>> => ({
  '~standard': {
    validate(values) {
      // A form has its fields.
      const text = (values as Record<Name, string>)[name].trim();
      const message = text === '' ? missing : text.length > limit.maxLength ? tooLong(limit) : null;
      if (message !== null) return { issues: [{ message, path: [name] }] };
      // The one field there is.
      return { value: { [name]: sent(text) } as Record<Name, Sent> };
    },
  },
});

/** A form of one text, which must hold more than spaces. */
export const requiredWords = <const Name extends string>(name: Name, message: string, limit: Limit) =>
  wordsSchema(name, limit, message, (text) => text);

/** A form of one text, which may be left empty; null when it is sent. */
export const clearableWords = <const Name extends string>(name: Name, limit: Limit) =>
  wordsSchema(name, limit, null, orNull);
