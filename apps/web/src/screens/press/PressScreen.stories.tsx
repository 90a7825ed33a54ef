import { brand } from '@guildhall/machines/domain/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { inMain } from '../../shell/inMain.tsx';
import { PressScreen } from './PressScreen.tsx';

const meta = {
  id: 'screens-press',
  title: 'Screens/Frame and pages/Press',
  tags: ['autodocs'],
  component: PressScreen,
  args: { brand, email: 'press@guildhall.example', aboutHref: '#' },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 768, 1280], themes: ['light', 'dark'] } },
} satisfies Meta<typeof PressScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
