import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Card } from '../../packages/ui/src/components/Card/Card.tsx';
import { DatePicker } from '../../packages/ui/src/components/DatePicker/DatePicker.tsx';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { Inline } from '../../packages/ui/src/components/Inline/Inline.tsx';
import { Money } from '../../packages/ui/src/components/Money/Money.tsx';
import { RatingDisplay } from '../../packages/ui/src/components/RatingDisplay/RatingDisplay.tsx';
import { RelativeTime } from '../../packages/ui/src/components/RelativeTime/RelativeTime.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { TagList } from '../../packages/ui/src/components/TagList/TagList.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { TimeField } from '../../packages/ui/src/components/TimeField/TimeField.tsx';
import { ago, storyNow } from '../../packages/ui/src/testing/clock.ts';
import type { LanguageName } from './languages.ts';

/** What a language changes: words, names among them, money, a range, dates, digits, the order of things. */
function Sample() {
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="lg">
            Redesign of our online shop
          </Heading>
          <Text size="sm" tone="muted">
            Harbour & Pine · Gothenburg, Sweden
          </Text>
          <Text size="sm" tone="muted">
            Posted <RelativeTime date={ago(3, 'day')} now={storyNow} /> · 6 applications
          </Text>
        </Stack>
        <Inline justify="between">
          <Text as="span" weight="semibold">
            <Money amount={2500} to={4000} />
          </Text>
          <RatingDisplay value={4.6} count={31} />
        </Inline>
        <TagList items={['React', 'TypeScript', 'UI Design', 'Translation']} />
        <DatePicker label="Date" value="2026-06-18" onChange={() => undefined} />
        <TimeField label="Time" value="14:30" onChange={() => undefined} />
        <Inline>
          <Button variant="primary">Send a Proposal</Button>
          <Button>Contact Amara Okafor</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const meta = {
  title: 'Foundations/Languages',
  component: Sample,
  parameters: { visual: { widths: [390] } },
} satisfies Meta<typeof Sample>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A story that is always in one language, whatever the toolbar says. */
const inLanguage = (language: LanguageName): Story => ({ globals: { language } });

export const German: Story = inLanguage('German');
export const Arabic: Story = inLanguage('Arabic');
export const Hebrew: Story = inLanguage('Hebrew');
export const Stretched: Story = inLanguage('Stretched');
