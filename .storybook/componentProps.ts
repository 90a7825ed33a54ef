import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

import props from '../packages/ui/generated/props.json' with { type: 'json' };

interface Prop {
  type: string;
  isRequired: boolean;
  description: string;
  defaultValue: string | null;
  choices: string[] | null;
}

/** What Storybook makes a control of. */
function typeOf({ type, isRequired: required, choices }: Prop, value: unknown): NonNullable<InputType['type']> {
  if (choices !== null) return { name: 'enum', value: choices, required };
  // Words can be typed; what else a node may be cannot.
  if (type === 'ReactNode' && typeof value === 'string') return { name: 'string', required };
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type, required };
  if (type.includes('=>')) return { name: 'function', required };
  return { name: 'other', value: type, required };
}

const toArgType = (name: string, prop: Prop, value: unknown): InputType => ({
  name,
  description: prop.description,
  type: typeOf(prop, value),
  ...(prop.type === 'ReactNode' && typeof value !== 'string' ? { control: false } : {}),
  table: {
    type: { summary: prop.type },
    ...(prop.defaultValue === null ? {} : { defaultValue: { summary: prop.defaultValue.replaceAll('`', '') } }),
  },
});

/**
 * The props of a component as its types have them, also those it takes from react-aria's. Storybook's own readers stop at
 * `Pick` and `extends`, so the table is read by the compiler (`npm run generate`).
 */
export const withComponentProps: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) => {
  const [group, , name = ''] = title.split('/');
  const known: Record<string, Prop & { name: string }> =
    group === 'Components' && name in props
      ? // JSON has no types; `npm run generate` writes these.
        Object.fromEntries(
          props[name as keyof typeof props].map((prop) => [prop.name, prop as Prop & { name: string }]),
        )
      : {};
  const generated = Object.fromEntries(
    Object.entries(known).map(([key, prop]) => [key, toArgType(key, prop, initialArgs[key])]),
  );
  const own = Object.entries(argTypes).map(([key, argType]) => [key, { ...generated[key], ...argType }] as const);
  return { ...generated, ...Object.fromEntries(own) } as typeof argTypes;
};
