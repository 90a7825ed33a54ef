import { roleChangeFlow } from '@guildhall/machines/scenarios/roleChange';
import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { RoleChangeScreen } from './RoleChangeScreen.tsx';

const meta = {
  title: 'Screens/RoleChange',
  component: RoleChangeScreen,
  args: { send: fn() },
  render: (args) => (
    <Container width="reading">
      <Stack gap={6}>
        <PageHeader title="Set up your company" />
        <RoleChangeScreen {...args} />
      </Stack>
    </Container>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof RoleChangeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: roleChangeFlow.snapshots.loading } };
export const Offered: Story = { args: { snapshot: roleChangeFlow.snapshots.offered } };
export const Changing: Story = { args: { snapshot: roleChangeFlow.snapshots.changing } };
export const Unavailable: Story = { args: { snapshot: roleChangeFlow.snapshots.unavailable } };
export const Changed: Story = { args: { snapshot: roleChangeFlow.snapshots.changed } };

// Variations

export const ToFreelancer: Story = { args: { snapshot: roleChangeFlow.snapshots.toFreelancer } };
