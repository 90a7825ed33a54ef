import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Find work' },
  // Its heading is the first of a page, and a docs page has one.
  parameters: { visual: { widths: [390, 1280] }, docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A work area: where one is, what it is for, what to do. */
export const WithActions: Story = {
  args: {
    eyebrow: 'Northwind Studio',
    title: 'Your projects',
    description: 'Review applications, schedule interviews and approve finished work.',
    actions: (
      <>
        <ButtonLink href="#post" variant="primary">
          Post a job
        </ButtonLink>
        <Button>Export</Button>
      </>
    ),
  },
};

/** A public page, where people read. */
export const Hero: Story = {
  args: {
    size: 'hero',
    title: 'How to find work',
    description: 'Six steps from a blank profile to a finished project.',
  },
};
