import { ownPostFlow } from '@guildhall/machines/scenarios/ownPost';
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

export const Loading: Story = { args: { snapshot: ownPostFlow.snapshots.loading } };
export const Absent: Story = { args: { snapshot: ownPostFlow.snapshots.absent } };
export const Shown: Story = { args: { snapshot: ownPostFlow.snapshots.shown } };

// Variations

export const Edited: Story = { args: { snapshot: ownPostFlow.snapshots.edited } };
export const Assigned: Story = { args: { snapshot: ownPostFlow.snapshots.assigned } };
export const Unanswered: Story = { args: { snapshot: ownPostFlow.snapshots.unanswered } };
