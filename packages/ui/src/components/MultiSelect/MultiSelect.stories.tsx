import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { MultiSelect } from './MultiSelect.tsx';

const catalogue = {
  Development: ['JavaScript', 'TypeScript', 'React', 'Vue.js', 'Node.js', 'Python', 'Django', 'PostgreSQL', 'Swift'],
  Design: ['UI design', 'UX research', 'Figma', 'Illustration', 'Typography', 'Motion design'],
  Marketing: ['SEO', 'Content marketing', 'Email marketing', 'Analytics'],
  Writing: ['Copywriting', 'Technical writing', 'Editing', 'Translation'],
};
const options = Object.entries(catalogue).flatMap(([group, skills]) =>
  skills.map((skill) => ({ value: skill, label: skill, group })),
);

const meta = {
  title: 'Components/Fields/MultiSelect',
  component: MultiSelect,
  args: { label: 'Skills', name: 'skillsRequired', options, value: [], onChange: fn(), isRequired: true },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  args: { value: ['TypeScript', 'React', 'PostgreSQL', 'UI design', 'Technical writing'], max: 10 },
};

export const Open: Story = {
  args: { value: ['TypeScript', 'React'] },
  parameters: { visual: { clip: 'page', themes: ['light', 'dark'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Skills/ }));
    const shown = await screen.findByRole('option', { name: /TypeScript/ });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const Searching: Story = {
  parameters: { visual: { clip: 'page' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Skills/ }), 'desi');
    await waitFor(() => expect(screen.queryByRole('option', { name: /React/ })).toBeNull());
    await expect(screen.getByRole('option', { name: /UI design/ })).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: { visual: { clip: 'page' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Skills/ }), 'falconry');
    const shown = await screen.findByText('Nothing found');
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const Full: Story = { args: { value: ['TypeScript', 'React', 'PostgreSQL'], max: 3 } };

export const WithError: Story = { args: { errorMessage: 'Please select at least one skill.' } };

export const Disabled: Story = { args: { value: ['TypeScript', 'React'], isDisabled: true } };
