import type { Meta, StoryObj } from '@storybook/react-vite';

import { inMain } from '../../shell/inMain.tsx';
import type { SearchHref } from '../../shell/searchOf.ts';
import { doorsOf } from '../../shell/storyPage/doors.ts';
import { SkillDevelopmentScreen } from './SkillDevelopmentScreen.tsx';

const search: SearchHref = (words) => `#${words}`;

const meta = {
  id: 'screens-skilldevelopment',
  title: 'Screens/Frame and pages/Skill development',
  tags: ['autodocs'],
  component: SkillDevelopmentScreen,
  args: { visitor: 'guest', doors: doorsOf('guest') },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof SkillDevelopmentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { search },
  parameters: { visual: { widths: [390, 768, 1280], themes: ['light', 'dark'] } },
};

/** Their search is one of people; while there is none, what would lead to it is text. */
export const Client: Story = { args: { visitor: 'CLIENT', doors: doorsOf('CLIENT'), search: null } };

export const Freelancer: Story = { args: { visitor: 'FREELANCER', doors: doorsOf('FREELANCER'), search } };
