import { brand } from '@guildhall/machines/domain/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { inMain } from '../../shell/inMain.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const meta = {
  id: 'screens-privacy',
  title: 'Screens/Frame and pages/Privacy',
  tags: ['autodocs'],
  component: PrivacyScreen,
  args: { brand, termsHref: '#', updated: '2026-11-20', address: 'https://guildhall.example/privacy' },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
