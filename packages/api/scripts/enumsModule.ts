import type { Contract } from './contract.ts';
import { docblock, print } from './print.ts';

/** Every enum of the contract as a list of values, and its type. */
export function enumsModule({ schemas }: Contract): string {
  const enums = Object.entries(schemas).flatMap(([name, { description, enum: values }]) =>
    values === undefined
      ? []
      : [
          `${docblock(description)}export const ${listName(name)} = ${print(values)} as const;\n` +
            `export type ${name} = (typeof ${listName(name)})[number];\n`,
        ],
  );
  const grouped =
    '/** The skill catalogue by job category; every skill is in exactly one. */\n' +
    `export const skillsByCategory = ${print(schemas['Skill']?.['x-categories'])} ` +
    'as const satisfies Record<JobCategory, readonly Skill[]>;\n';
  return [...enums, grouped].join('\n');
}

/** `JobCategory` → `jobCategories`. */
function listName(name: string): string {
  const start = name.charAt(0).toLowerCase() + name.slice(1);
  if (/[^aeiou]y$/.test(start)) return `${start.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(start) ? `${start}es` : `${start}s`;
}
