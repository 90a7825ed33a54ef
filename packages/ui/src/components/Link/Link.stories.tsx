import type { Meta, StoryObj } from '@storybook/react-vite';

import { forcedStates, forceStates } from '../../testing/forceStates.ts';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Text/Link',
  component: Link,
  args: { href: '#profile', children: 'Amara’s profile' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Text>
      Look at <Link {...args} /> first.
    </Text>
  ),
};

export const InRunningText: Story = {
  render: (args) => (
    <Text isMeasured>
      Read <Link {...args} /> before you write, and look at <Link href="#work">her finished work</Link>.
    </Text>
  ),
};

/** It says that it leaves, to the eye and to the ear. */
export const External: Story = {
  args: { href: 'https://example.com', isExternal: true, children: 'portfolio' },
  render: (args) => (
    <Text>
      Her <Link {...args} /> shows more.
    </Text>
  ),
};

/** The whole card leads where its title does, and is one stop of the Tab key. */
export const StretchedOverACard: Story = {
  args: { look: 'quiet', isStretched: true, children: 'Brand identity for a bakery' },
  render: (args) => (
    <Card>
      <Stack gap={1}>
        <Heading level={3}>
          <Link {...args} />
        </Heading>
        <Text tone="muted">Anywhere on this card can be pressed.</Text>
      </Stack>
    </Card>
  ),
};

export const Matrix: Story = {
  play: forceStates,
  render: () => (
    <Stack gap={4}>
      {(['inline', 'standalone', 'quiet'] as const).map((look) => (
        <Inline key={look} gap={8}>
          {[undefined, ...forcedStates].map((state) => (
            <span key={state ?? 'rest'} data-story-state={state}>
              {look === 'inline' ? 'A link ' : null}
              <Link href="#x" look={look}>
                {state ?? look}
              </Link>
            </span>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
