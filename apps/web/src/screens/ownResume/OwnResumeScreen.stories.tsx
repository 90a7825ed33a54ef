import { ownResumeFlow } from '@guildhall/machines/scenarios/ownResume';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { OwnResumeScreen } from './OwnResumeScreen.tsx';

const meta = {
  title: 'Screens/OwnResume',
  component: OwnResumeScreen,
  args: { send: fn(), partHref: (part) => `#${part}` },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof OwnResumeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: ownResumeFlow.snapshots.loading } };
export const LoadFailed: Story = { args: { snapshot: ownResumeFlow.snapshots.loadFailed } };
export const Shown: Story = { args: { snapshot: ownResumeFlow.snapshots.shown } };
export const Sending: Story = { args: { snapshot: ownResumeFlow.snapshots.sending } };
export const NotSent: Story = { args: { snapshot: ownResumeFlow.snapshots.notSent } };
export const Downloading: Story = { args: { snapshot: ownResumeFlow.snapshots.downloading } };
export const Confirming: Story = { args: { snapshot: ownResumeFlow.snapshots.confirming } };
export const Removing: Story = { args: { snapshot: ownResumeFlow.snapshots.removing } };

// Variations

export const Nothing: Story = { args: { snapshot: ownResumeFlow.snapshots.nothing } };
export const NoPdf: Story = { args: { snapshot: ownResumeFlow.snapshots.noPdf } };
