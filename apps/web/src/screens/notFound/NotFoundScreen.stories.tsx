import type { Meta, StoryObj } from '@storybook/react-vite';

import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  id: 'screens-notfound',
  title: 'Screens/Frame and pages/Not found',
  tags: ['autodocs'],
  component: NotFoundScreen,
  args: { homeHref: '#' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
