import type { Meta, StoryObj } from '@storybook/react-vite';

import { inMain } from '../../shell/inMain.tsx';
import { GetStartedScreen } from './GetStartedScreen.tsx';

const meta = {
  id: 'screens-getstarted',
  title: 'Screens/Getting in/Get started',
  tags: ['autodocs'],
  component: GetStartedScreen,
  args: {
    visitor: 'guest',
    hrefs: {
      clientSignup: '#',
      freelancerSignup: '#',
      postJob: '#',
      findWork: '#',
      howToFindWork: '#',
      successTips: '#',
      skillDevelopment: '#',
      successStories: '#',
    },
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof GetStartedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { parameters: { visual: { widths: [390, 768, 1280], themes: ['light', 'dark'] } } };

export const Client: Story = { args: { visitor: 'CLIENT' } };

export const Freelancer: Story = { args: { visitor: 'FREELANCER' } };
