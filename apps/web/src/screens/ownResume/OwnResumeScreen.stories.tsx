import { ownResumeSnapshots, ownResumeVariations } from '@guildhall/machines/snapshots/ownResume';
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

export const Loading: Story = { args: { snapshot: ownResumeSnapshots.loading } };
export const LoadFailed: Story = { args: { snapshot: ownResumeSnapshots.loadFailed } };
export const Shown: Story = { args: { snapshot: ownResumeSnapshots.shown } };
export const Sending: Story = { args: { snapshot: ownResumeSnapshots.sending } };
export const NotSent: Story = { args: { snapshot: ownResumeSnapshots.notSent } };
export const Downloading: Story = { args: { snapshot: ownResumeSnapshots.downloading } };
export const Confirming: Story = { args: { snapshot: ownResumeSnapshots.confirming } };
export const Removing: Story = { args: { snapshot: ownResumeSnapshots.removing } };

// Variations

export const Nothing: Story = { args: { snapshot: ownResumeVariations.nothing } };
export const NoPdf: Story = { args: { snapshot: ownResumeVariations.noPdf } };
