import { resumeDownloadFlow } from '@guildhall/machines/scenarios/resumeDownload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ResumeDownloadScreen } from './ResumeDownloadScreen.tsx';

const meta = {
  title: 'Screens/ResumeDownload',
  component: ResumeDownloadScreen,
  args: { send: fn() },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ResumeDownloadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { snapshot: resumeDownloadFlow.snapshots.ready } };
export const Downloading: Story = { args: { snapshot: resumeDownloadFlow.snapshots.downloading } };
