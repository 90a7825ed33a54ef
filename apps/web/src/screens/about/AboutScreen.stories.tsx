import { brand } from '@guildhall/machines/domain/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { inMain } from '../../shell/inMain.tsx';
import { doorsOf } from '../../shell/storyPage/doors.ts';
import { AboutScreen } from './AboutScreen.tsx';

const meta = {
  title: 'Screens/About',
  component: AboutScreen,
  args: {
    brand,
    visitor: 'guest',
    doors: doorsOf('guest'),
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};

export const Client: Story = { args: { visitor: 'CLIENT', doors: doorsOf('CLIENT') } };

export const Freelancer: Story = { args: { visitor: 'FREELANCER', doors: doorsOf('FREELANCER') } };
