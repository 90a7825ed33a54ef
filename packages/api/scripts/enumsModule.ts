import type { Contract } from './contract.ts';
import { docblock, print } from './print.ts';

/** Every enum of the contract as a list of values, and its type, except the skills. */
export function enumsModule({ schemas }: Contract): string {
  return Object.entries(schemas)
    .flatMap(([name, schema]) => (name === 'Skill' ? [] : enumOf(name, schema)))
    .join('\n');
}

/** The skill catalogue, which is as long as all other enums together: pages that need none of it do not load it. */
export function skillsModule({ schemas: { Skill: skill = {} } }: Contract): string {
  const grouped =
    '/** The skill catalogue by job category; every skill is in exactly one. */\n' +
    `export const skillsByCategory = ${print(skill['x-categories'])} ` +
    'as const satisfies Record<JobCategory, readonly Skill[]>;\n';
  return ["import type { JobCategory } from './enums.ts';\n", ...enumOf('Skill', skill), grouped].join('\n');
}

function enumOf(name: string, { description, enum: values }: Contract['schemas'][string]): string[] {
  if (values === undefined) return [];
  return [
    `${docblock(description)}export const ${listName(name)} = ${print(values)} as const;\n` +
      `export type ${name} = (typeof ${listName(name)})[number];\n`,
  ];
}

/** `JobCategory` → `jobCategories`. */
function listName(name: string): string {
  const start = name.charAt(0).toLowerCase() + name.slice(1);
  if (/[^aeiou]y$/.test(start)) return `${start.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(start) ? `${start}es` : `${start}s`;
}
