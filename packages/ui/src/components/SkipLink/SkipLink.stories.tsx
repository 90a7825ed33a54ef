import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Container } from '../Container/Container.tsx';
import { Text } from '../Text/Text.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  parameters: { docs: { story: { inline: false, height: '160px' } }, layout: 'fullscreen' },
  render: (args) => (
    <>
      {/* In the header here, because axe takes Storybook’s own hidden links for the first of the page. */}
      <header>
        <SkipLink {...args} />
      </header>
      <Container as="main" id="main" tabIndex={-1}>
        <Text>The first press of Tab on a page shows the way past the header.</Text>
      </Container>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not seen until it has the focus. */
export const Default: Story = {};

export const Focused: Story = {
  parameters: { visual: { widths: [390], clip: 'page' } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
