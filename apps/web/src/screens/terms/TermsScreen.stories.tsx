import { brand } from '@guildhall/machines/domain/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { inMain } from '../../shell/inMain.tsx';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  id: 'screens-terms',
  title: 'Screens/Frame and pages/Terms',
  tags: ['autodocs'],
  component: TermsScreen,
  args: { brand, privacyHref: '#', updated: '2026-11-20', address: 'https://guildhall.example/terms' },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
