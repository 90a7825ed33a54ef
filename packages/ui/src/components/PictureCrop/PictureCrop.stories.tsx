import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import type { Live } from '../../testing/liveArgs.tsx';
import type { PictureCropProps } from './PictureCrop.tsx';
import { PictureCrop } from './PictureCrop.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10" width="1600" height="1000"><rect width="16" height="10" fill="#9bc"/><circle cx="12" cy="3" r="1.2" fill="#fd8"/><path d="M0 10V7l4-3 3 3 4-4 5 4v3z" fill="#366"/><path d="M2 10h3V8H2z" fill="#c64"/></svg>')}`;

const within = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

const meta = {
  title: 'Components/Fields/PictureCrop',
  component: PictureCrop,
  args: {
    src: drawing,
    width: 1600,
    height: 1000,
    crop: { x: 300, y: 0, side: 1000 },
    maxZoom: 8,
    onMove: fn(),
    onZoom: fn(),
  },
  parameters: {
    live: {
      onMove: ({ crop, width, height }, { x, y }) => ({
        crop: { ...crop, x: within(0, x, width - crop.side), y: within(0, y, height - crop.side) },
      }),
      onZoom({ crop, width, height, maxZoom }, zoom) {
        const side = Math.min(width, height) / within(1, zoom, maxZoom);
        // The middle stays where it is.
        const from = (start: number, length: number) => within(0, start + (crop.side - side) / 2, length - side);
        return { crop: { x: from(crop.x, width), y: from(crop.y, height), side } };
      },
    } satisfies Live<PictureCropProps>,
  },
} satisfies Meta<typeof PictureCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closer: Story = { args: { crop: { x: 900, y: 50, side: 500 } } };

/** A picture of few pixels cannot be enlarged. */
export const WithoutZoom: Story = { args: { maxZoom: 1 } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Matrix: Story = {
  parameters: { visual: { widths: [320, 1280], themes: ['light', 'dark', 'contrast'] } },
  args: { crop: { x: 700, y: 100, side: 800 } },
};
