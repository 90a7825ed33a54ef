import type { Meta, StoryObj } from '@storybook/react-vite';

import { Avatar } from '../Avatar/Avatar.tsx';
import { Beside } from '../Beside/Beside.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { RatingDisplay } from '../RatingDisplay/RatingDisplay.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TagList } from '../TagList/TagList.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: { children: 'One thing, set off from the page.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Who, then the two facts that decide, then the rest, then one action. */
export const AFreelancer: Story = {
  parameters: { visual: { widths: [390] } },
  args: {
    as: 'article',
    'aria-labelledby': 'amara',
    children: (
      <Stack gap={4}>
        <Beside mark={<Avatar name="Amara Okafor" />}>
          <Stack gap={0}>
            <Heading level={3} size="lg" id="amara">
              <Link href="#amara-okafor" look="quiet" isStretched>
                Amara Okafor
              </Link>
            </Heading>
            <Text size="sm" tone="muted">
              Lagos
            </Text>
          </Stack>
        </Beside>
        <Inline justify="between">
          <Text as="span" weight="semibold">
            <Money amount={65} per="hour" />
          </Text>
          <RatingDisplay value={4.8} count={31} />
        </Inline>
        <TagList items={['Brand identity', 'Illustration', 'Figma', 'Print']} max={2} />
      </Stack>
    ),
  },
};

/** A project with its one action. */
export const AProject: Story = {
  parameters: { visual: { widths: [390] } },
  args: {
    as: 'article',
    'aria-labelledby': 'bakery',
    children: (
      <Stack gap={4} align="start">
        <Heading level={3} size="lg" id="bakery">
          Ordering site for a neighbourhood bakery
        </Heading>
        <Inline gap={4}>
          <Text as="span" weight="semibold">
            <Money amount={2400} to={3600} />
          </Text>
          <Text as="span" tone="muted">
            2-3 months
          </Text>
        </Inline>
        <TagList items={['React', 'TypeScript', 'Stripe', 'Copywriting', 'SEO']} max={3} />
        <ButtonLink href="#bakery" variant="primary">
          View Details
        </ButtonLink>
      </Stack>
    ),
  },
};

export const Matrix: Story = {
  render: () => (
    <Grid gap={4} itemWidth="medium">
      {(['raised', 'flat', 'sunken'] as const).map((look) =>
        (['small', 'medium', 'large'] as const).map((padding) => (
          <Card key={look + padding} look={look} padding={padding}>
            {look}, {padding}
          </Card>
        )),
      )}
    </Grid>
  ),
};
