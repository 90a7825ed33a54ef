import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquare } from 'lucide-react';
import { fn } from 'storybook/test';

import { MatrixRow } from '../../testing/MatrixRow.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  title: 'Components/Actions/ButtonGroup',
  component: ButtonGroup,
  args: {
    children: [
      <Button key="save" variant="primary" onPress={fn()}>
        Save changes
      </Button>,
      <ButtonLink key="cancel" href="#profile">
        Cancel
      </ButtonLink>,
    ],
  },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two short ones stay on a line, on a phone too. */
export const OnACard: Story = {
  args: {
    isStacked: false,
    'aria-label': 'Application of Amara Okafor',
    children: [
      <Button key="accept" variant="primary">
        Accept
      </Button>,
      <Button key="reject">Reject</Button>,
    ],
  },
};

export const Matrix: Story = {
  parameters: { visual: { widths: [390, 1280], themes: ['light', 'dark'] } },
  render: () => (
    <Stack gap={8}>
      {(['start', 'end', 'between'] as const).map((align) => (
        <MatrixRow key={align} name={align}>
          <ButtonGroup align={align}>
            <Button variant="primary">Approve Completion</Button>
            <Button>Reject Completion</Button>
            <Button variant="quiet">
              <Icon icon={MessageSquare} /> Message
            </Button>
          </ButtonGroup>
        </MatrixRow>
      ))}
    </Stack>
  ),
};
