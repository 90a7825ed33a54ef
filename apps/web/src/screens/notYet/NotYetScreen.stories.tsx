import type { Meta, StoryObj } from '@storybook/react-vite';

import { profileWords } from '../profile/words.ts';
import { NotYetScreen } from './NotYetScreen.tsx';

const meta = {
  title: 'Screens/NotYet',
  component: NotYetScreen,
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof NotYetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = { args: profileWords('FREELANCER') };
