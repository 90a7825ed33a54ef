import type { Meta, StoryObj } from '@storybook/react-vite';

import { findTalentWords } from '../findTalent/words.ts';
import { profileWords } from '../profile/words.ts';
import { NotYetScreen } from './NotYetScreen.tsx';

const meta = {
  title: 'Screens/NotYet',
  component: NotYetScreen,
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof NotYetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FindTalent: Story = { args: findTalentWords('') };

export const FindTalentWithASearch: Story = { args: findTalentWords('React & type') };

export const Profile: Story = { args: profileWords('FREELANCER') };
