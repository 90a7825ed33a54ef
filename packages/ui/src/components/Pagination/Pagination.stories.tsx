import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { forcedStates, forceStates } from '../../testing/forceStates.ts';
import { MatrixRow } from '../../testing/MatrixRow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 5, pageCount: 12, hrefFor: (page: number) => `#page=${page}`, onPageChange: fn() },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No way back from the first. */
export const FirstPage: Story = { args: { page: 1 } };

/** No way on from the last. */
export const LastPage: Story = { args: { page: 12 } };

export const ThreePages: Story = { args: { page: 2, pageCount: 3 } };

/** Without addresses the numbers are buttons. */
export const WithoutAddresses: Story = {
  render: ({ page, pageCount }) => <Pagination page={page} pageCount={pageCount} onPageChange={fn()} />,
};

/** Fits on the narrowest phone. */
export const At320: Story = {
  args: { page: 108, pageCount: 240 },
  parameters: { visual: { widths: [320] } },
  globals: { viewport: { value: 'w320' } },
};

export const Matrix: Story = {
  parameters: { visual: { widths: [1280], themes: ['light', 'dark', 'contrast'] } },
  play: ({ canvasElement }) => {
    for (const [index, state] of forcedStates.entries()) {
      canvasElement.querySelectorAll('nav a')[index + 2]?.parentElement?.setAttribute('data-story-state', state);
    }
    forceStates({ canvasElement });
  },
  render: (args) => (
    <Stack>
      <MatrixRow name="The first page">
        <Pagination {...args} page={1} />
      </MatrixRow>
      <MatrixRow name="The last page">
        <Pagination {...args} page={12} aria-label="Second list" />
      </MatrixRow>
    </Stack>
  ),
};
