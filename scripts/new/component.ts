import type { Recipe } from './recipe.ts';

/** A component of the design system, with its styles, story, docs and test, in a group of the docs. */
export function component(name: string, group = 'Data'): Recipe {
  const folder = `packages/ui/src/components/${name}`;
  const style = name.charAt(0).toLowerCase() + name.slice(1);
  return {
    files: {
      [`${folder}/${name}.css.ts`]: `import { recipe } from '@vanilla-extract/recipes';

import { theme } from '../../tokens/contract.css.ts';
import { space } from '../../tokens/scales.ts';

export const ${style} = recipe({
  base: { padding: space[2], color: theme.color.ink },
});
`,
      [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';

import { ${style} } from './${name}.css.ts';

export interface ${name}Props {
  /** What it shows. */
  children: ReactNode;
}

/** Say in a sentence when to use it. */
export function ${name}({ children }: ${name}Props) {
  return <div className={${style}()}>{children}</div>;
}
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';

import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Components/${group}/${name}',
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
`,
      [`${folder}/${name}.mdx`]: `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import { ${name} } from './${name}.tsx';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

# ${name}

What it is, in a sentence.

<Canvas of={stories.Default} />

## When to use

- Where it is right.

## When not, and what instead

- Where it is not: **Text**.

## Anatomy

<Anatomy
  of={stories.Default}
  parts={[
    { name: 'Ground', at: '[data-name] > *', text: 'What it does.' },
    { name: 'Words', at: { text: '${name}' }, isOptional: true, text: 'What they say.' },
  ]}
/>

## Do and don’t

<DoDont>
  <Do because="Why this is right.">
    <${name}>Right</${name}>
  </Do>
  <Dont because="Why this is a mistake.">
    <${name}>Wrong</${name}>
  </Dont>
</DoDont>

## Keyboard and assistive technology

How it answers to keys, and what is announced.

<Reference />
`,
      [`${folder}/${name}.test.tsx`]: `import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { ${name} } from './${name}.tsx';

it('shows what it is given', async () => {
  const screen = await render(<${name}>Hello</${name}>);
  await expect.element(screen.getByText('Hello')).toBeVisible();
});
`,
    },
    isGenerated: true,
    next: [
      `${folder}/${name}.tsx: props with their meaning, then npm run generate`,
      `${folder}/${name}.css.ts: its look, from tokens`,
      `${folder}/${name}.stories.tsx: one story for each reason to exist, and a Matrix`,
      `${folder}/${name}.mdx: when to use it, when not, its parts, what to do and not, keys and announcements`,
      `${folder}/${name}.test.tsx: npx vitest run --project components ${folder}`,
      'tests/visual/accepted.txt: npm run test:stories -- --update',
    ],
  };
}
