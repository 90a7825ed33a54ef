import type { Meta, StoryObj } from '@storybook/react-vite';

import { Money } from '../Money/Money.tsx';
import { RatingDisplay } from '../RatingDisplay/RatingDisplay.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Budget', description: <Money amount={2400} to={3600} /> },
      { term: 'Duration', description: '2-3 months' },
      { term: 'Location', description: 'Lisbon' },
      { term: 'Proposals', description: '12' },
      { term: 'Client rating', description: <RatingDisplay value={4.6} count={8} /> },
    ],
  },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A few short facts side by side, at the head of a dialog. */
export const Columns: Story = { args: { layout: 'columns' } };

export const Stacked: Story = { args: { layout: 'stacked' } };
