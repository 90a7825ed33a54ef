import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import type { SearchHref } from '../../shell/searchOf.ts';
import { doorsOf } from '../../shell/storyPage/doors.ts';
import { HowToFindWorkScreen } from './HowToFindWorkScreen.tsx';

const search: SearchHref = (words) => `#${words}`;

const meta = {
  id: 'screens-howtofindwork',
  title: 'Screens/Frame and pages/How to find work',
  tags: ['autodocs'],
  component: HowToFindWorkScreen,
  args: {
    visitor: 'guest',
    doors: doorsOf('guest'),
    searchForm: { role: null, action: '#', value: '', onChange: fn(), onSubmit: fn() },
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof HowToFindWorkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { search },
  parameters: { visual: { widths: [390, 768, 1280], themes: ['light', 'dark'] } },
};

const searchForm = { action: '#', value: '', onChange: fn(), onSubmit: fn() };

/** The box looks for people; the trades are no links, since clients look for no projects. */
export const Client: Story = {
  args: {
    visitor: 'CLIENT',
    doors: doorsOf('CLIENT'),
    search: null,
    searchForm: { ...searchForm, role: 'CLIENT' },
  },
};

export const Freelancer: Story = {
  args: {
    visitor: 'FREELANCER',
    doors: doorsOf('FREELANCER'),
    search,
    searchForm: { ...searchForm, role: 'FREELANCER' },
  },
};

// Variations

export const SearchedByEnter: Story = {
  args: { search, searchForm: { ...searchForm, role: null, value: 'logo' } },
  parameters: { visual: { widths: [390] } },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Search projects' }), '{Enter}');
    await expect(args.searchForm.onSubmit).toHaveBeenCalledOnce();
  },
};
