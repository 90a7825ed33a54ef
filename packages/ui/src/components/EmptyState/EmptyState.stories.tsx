import type { Meta, StoryObj } from '@storybook/react-vite';
import { BriefcaseBusiness } from 'lucide-react';

import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No projects yet' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTheActionThatFillsIt: Story = {
  parameters: { visual: { widths: [390, 1280], themes: ['light', 'dark', 'contrast'] } },
  args: {
    icon: BriefcaseBusiness,
    children: 'Projects that you post stand here, with their applications and their progress.',
    action: (
      <ButtonLink href="#post" variant="primary">
        Post a job
      </ButtonLink>
    ),
  },
};
