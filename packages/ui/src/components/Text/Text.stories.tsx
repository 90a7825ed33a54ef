import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const prose =
  'A calm page with one decisive colour. People come here to find work and to give it, so what decides stands first: ' +
  'who it is, what it costs, how it was rated. The rest follows for those who want to read on.';

const meta = {
  title: 'Components/Text/Text',
  component: Text,
  args: { children: prose },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** For reading: no line longer than 66 characters. */
export const Measured: Story = { args: { isMeasured: true, size: 'lg' } };

/** The rest is a step away, so two lines are enough. */
export const CutAfterTwoLines: Story = {
  args: { maxLines: 2 },
  parameters: { visual: { widths: [390] } },
  globals: { viewport: { value: 'w390' } },
};

/** Text that a person typed keeps its line breaks. */
export const AsTyped: Story = {
  args: { isPreserved: true, children: 'Dear client,\n\nI can start on Monday.\nAmara' },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={3}>
      {(['xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'display'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: 1,234 proposals
        </Text>
      ))}
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
      {(['default', 'muted', 'critical', 'positive'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
      <Text isTabular>1,111.11 and 8,888.88 in figures of equal width</Text>
      <Text face="display" size="xl">
        “She understood the brief before we did.”
      </Text>
    </Stack>
  ),
};
