import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import type { Live } from '../../testing/liveArgs.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { FileFieldProps } from './FileField.tsx';
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
  parameters: { live: { onChange: (_, file) => ({ file }) } satisfies Live<FileFieldProps> },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { args: { currentUrl: drawing } };

const picture = new File([decodeURIComponent(drawing.split(',')[1] ?? '')], 'ines.svg', { type: 'image/svg+xml' });
const resume = new File([new Uint8Array(248_000)], 'Ines Duarte, resume, June 2026.pdf', { type: 'application/pdf' });

export const Chosen: Story = { args: { file: picture } };

export const Square: Story = { args: { label: 'Picture of the work', shape: 'square', currentUrl: drawing } };

/** Anything but a picture is shown by its name and size. */
export const AnyFile: Story = {
  args: {
    label: 'Resume',
    name: 'resume',
    accept: '.pdf,.docx',
    description: 'PDF or Word, up to 5 MB.',
    currentName: 'resume-2025.pdf',
  },
};

export const Uploading: Story = { args: { file: picture, upload: { status: 'uploading', progress: 40 } } };

export const Uploaded: Story = { args: { file: picture, upload: { status: 'done' } } };

export const UploadFailed: Story = { args: { file: picture, upload: { status: 'failed' }, onRetry: fn() } };

export const WithError: Story = { args: { errorMessage: 'That picture is larger than 5 MB. Choose a smaller one.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Matrix: Story = {
  parameters: { visual: { widths: [320, 1280], themes: ['light', 'dark', 'contrast'] } },
  render: (args) => (
    <Stack gap={8}>
      <FileField {...args} label="A picture" />
      <FileField {...args} label="A chosen picture" file={picture} />
      <FileField {...args} label="A chosen file" accept=".pdf" file={resume} />
      <FileField {...args} label="Uploading" file={picture} upload={{ status: 'uploading', progress: 40 }} />
      <FileField {...args} label="Uploaded" accept=".pdf" file={resume} upload={{ status: 'done' }} />
      <FileField {...args} label="Failed" accept=".pdf" file={resume} upload={{ status: 'failed' }} onRetry={fn()} />
    </Stack>
  ),
};
