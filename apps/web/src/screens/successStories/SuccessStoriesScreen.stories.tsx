import type { Meta, StoryObj } from '@storybook/react-vite';

import { inMain } from '../../shell/inMain.tsx';
import { doorsOf } from '../../shell/storyPage/doors.ts';
import { SuccessStoriesScreen } from './SuccessStoriesScreen.tsx';

const meta = {
  id: 'screens-successstories',
  title: 'Screens/Frame and pages/Success stories',
  tags: ['autodocs'],
  component: SuccessStoriesScreen,
  args: { visitor: 'guest', doors: doorsOf('guest') },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof SuccessStoriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { parameters: { visual: { widths: [390, 768, 1280], themes: ['light', 'dark'] } } };

export const Client: Story = { args: { visitor: 'CLIENT', doors: doorsOf('CLIENT') } };

export const Freelancer: Story = { args: { visitor: 'FREELANCER', doors: doorsOf('FREELANCER') } };
