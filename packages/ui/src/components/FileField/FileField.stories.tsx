import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { FileField } from './FileField.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#c98"/><circle cx="5" cy="4" r="2" fill="#633"/><path d="M1 10a4 4 0 0 1 8 0z" fill="#366"/></svg>')}`;

const meta = {
  title: 'Components/Fields/FileField',
  component: FileField,
  args: {
    label: 'Profile picture',
    name: 'profileImage',
    description: 'JPEG, PNG or WebP, up to 5 MB.',
    file: null,
    onChange: fn(),
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { args: { currentUrl: drawing } };

export const Chosen: Story = {
  args: { file: new File([decodeURIComponent(drawing.split(',')[1] ?? '')], 'ines.svg', { type: 'image/svg+xml' }) },
};

export const Square: Story = { args: { label: 'Picture of the work', shape: 'square', currentUrl: drawing } };

export const WithError: Story = { args: { errorMessage: 'That picture is larger than 5 MB. Choose a smaller one.' } };

export const Disabled: Story = { args: { isDisabled: true } };
