import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Bookmark, Download, Heart, Share2 } from 'lucide-react';
import { fn } from 'storybook/test';

import { live } from '../../testing/liveArgs.tsx';
import { Button } from '../Button/Button.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { Toolbar } from './Toolbar.tsx';

const LiveToggle = live(ToggleButton);

const meta = {
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  args: {
    'aria-label': 'Application of Amara Okafor',
    children: [
      <LiveToggle key="heart" icon={Heart} aria-label="Favourite" look="quiet" isSelected onChange={fn()} />,
      <LiveToggle key="later" icon={Bookmark} aria-label="For later" look="quiet" isSelected={false} onChange={fn()} />,
      <Divider key="line" orientation="vertical" />,
      <IconButton key="load" icon={Download} aria-label="Download the resume" onPress={fn()} />,
      <IconButton key="share" icon={Share2} aria-label="Share" onPress={fn()} />,
      <Button key="archive" variant="quiet" onPress={fn()}>
        Archive
      </Button>,
    ],
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { widths: [390, 1280], themes: ['light', 'dark', 'contrast'] } },
};

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    children: [
      <IconButton key="load" icon={Download} aria-label="Download the resume" />,
      <IconButton key="share" icon={Share2} aria-label="Share" />,
      <Divider key="line" />,
      <IconButton key="archive" icon={Archive} aria-label="Archive" />,
    ],
  },
};
