import { ownPostSnapshots as snapshots, ownPostVariations as variations } from '@guildhall/machines/snapshots/ownPost';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { OwnPostScreen } from './OwnPostScreen.tsx';

const meta = {
  title: 'Screens/OwnPost',
  component: OwnPostScreen,
  args: {
    send: fn(),
    hrefs: { edit: (id) => `#edit=${id}`, applications: (id) => `#of=${id}`, timeline: (id) => `#timeline=${id}` },
  },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof OwnPostScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: snapshots.loading } };
export const Absent: Story = { args: { snapshot: snapshots.absent } };
export const Shown: Story = { args: { snapshot: snapshots.shown } };

// Variations

export const Edited: Story = { args: { snapshot: variations.edited } };
export const Assigned: Story = { args: { snapshot: variations.assigned } };
export const Unanswered: Story = { args: { snapshot: variations.unanswered } };
