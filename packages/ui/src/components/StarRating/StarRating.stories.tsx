import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { StarRating } from './StarRating.tsx';

const meta = {
  title: 'Components/Fields/StarRating',
  component: StarRating,
  args: { label: 'How was the work?', name: 'rating', value: null, onChange: fn(), isRequired: true },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { value: 4 } };

/** Only where no rating is an answer too. */
export const Clearable: Story = { args: { value: 3, isClearable: true, isRequired: false } };

export const WithError: Story = { args: { errorMessage: 'Choose at least one star.' } };

export const ReadOnly: Story = { args: { value: 5, isReadOnly: true } };

export const Matrix: Story = {
  parameters: { visual: { widths: [390, 1280], themes: ['light', 'dark', 'contrast'] } },
  play: ({ canvasElement }) => {
    // Not reachable by props: the pointer over the second star of a rating of four, the focus on its fourth.
    const group = canvasElement.querySelectorAll('[role=radiogroup]');
    const places = [...(group[2]?.querySelectorAll('label') ?? [])].map((label) => label.parentElement);
    places[0]?.parentElement?.setAttribute('data-preview', '2');
    for (const place of places.slice(0, 2)) place?.setAttribute('data-previewed', 'true');
    group[3]?.querySelectorAll('label')[3]?.setAttribute('data-focus-visible', 'true');
  },
  // One name is one choice in the whole page, so each has its own.
  render: (args) => (
    <Stack gap={6}>
      <StarRating {...args} name="rating1" label="No choice yet" />
      <StarRating {...args} name="rating2" label="Chosen" value={4} />
      <StarRating {...args} name="rating3" label="Under the pointer" value={4} />
      <StarRating {...args} name="rating4" label="With the focus" value={4} />
      <StarRating {...args} name="rating5" label="To be cleared" value={1} isClearable isRequired={false} />
      <StarRating {...args} name="rating6" label="Refused" errorMessage="Choose at least one star." />
      <StarRating {...args} name="rating7" label="Read only" value={5} isReadOnly />
      <StarRating {...args} name="rating8" label="Disabled" value={2} isDisabled />
    </Stack>
  ),
};
