import type { Meta, StoryObj } from '@storybook/react-vite';

import { Highlight } from '../Highlight/Highlight.tsx';
import { TagList } from './TagList.tsx';

const meta = {
  title: 'Components/Data/TagList',
  component: TagList,
  args: {
    items: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Accessibility', 'Figma', 'GraphQL', 'Docker'],
    'aria-label': 'Skills',
  },
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A card has room for six. */
export const SixAndTheRest: Story = { args: { max: 6 } };

/** Fewer than there is room for: nothing is said of a rest. */
export const FewerThanTheMost: Story = { args: { items: ['Writing', 'Editing'], max: 6 } };

/** Parts of words are marked: what a search was for. */
export const Marked: Story = {
  args: { max: 3, renderItem: (item) => <Highlight parts={[{ text: item, isMatch: item === 'React' }]} /> },
};

/** Each skill leads to what asks for it; one that is nowhere else is plain text. */
export const Links: Story = { args: { hrefFor: (item) => (item === 'Docker' ? null : `#${item}`) } };

/** A word longer than the screen breaks instead of pushing it. */
export const LongWords: Story = {
  args: { items: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenentwurfsberatung', 'UX'] },
  parameters: { visual: { widths: [320] } },
  globals: { viewport: { value: 'w320' } },
};
