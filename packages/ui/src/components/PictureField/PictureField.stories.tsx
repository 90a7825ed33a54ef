import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import type { Live } from '../../testing/liveArgs.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { PictureFieldProps } from './PictureField.tsx';
import { PictureField } from './PictureField.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#c98"/><circle cx="5" cy="4" r="2" fill="#633"/><path d="M1 10a4 4 0 0 1 8 0z" fill="#366"/></svg>')}`;

const meta = {
  title: 'Components/Fields/PictureField',
  component: PictureField,
  args: {
    label: 'Your picture',
    description: 'JPEG, PNG or WebP. You can also drop one here.',
    src: null,
    onChoose: fn(),
  },
  parameters: {
    live: {
      onChoose: (_, file) => ({ src: URL.createObjectURL(file), onRemove: fn() }),
      onRemove: () => ({ src: null, onRemove: undefined }),
    } satisfies Live<PictureFieldProps>,
  },
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { args: { src: drawing, onRemove: fn() } };

export const WithError: Story = {
  args: {
    src: drawing,
    onRemove: fn(),
    errorMessage: 'This picture is damaged and cannot be read. Please choose another.',
  },
};

export const Disabled: Story = { args: { src: drawing, onRemove: fn(), isDisabled: true } };

export const Matrix: Story = {
  parameters: { visual: { widths: [320, 1280], themes: ['light', 'dark', 'contrast'] } },
  render: (args) => (
    <Stack gap={8}>
      <PictureField {...args} label="No picture" />
      <PictureField {...args} label="A picture" src={drawing} onRemove={fn()} />
      <PictureField {...args} label="A wrong file" errorMessage="Please choose a JPEG, PNG or WebP picture." />
      <PictureField {...args} label="Disabled" src={drawing} onRemove={fn()} isDisabled />
    </Stack>
  ),
};
