import { roleChangeSnapshots, roleChangeVariations } from '@guildhall/machines/snapshots/roleChange';
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

export const Loading: Story = { args: { snapshot: roleChangeSnapshots.loading } };
export const Offered: Story = { args: { snapshot: roleChangeSnapshots.offered } };
export const Changing: Story = { args: { snapshot: roleChangeSnapshots.changing } };
export const Unavailable: Story = { args: { snapshot: roleChangeSnapshots.unavailable } };
export const Changed: Story = { args: { snapshot: roleChangeSnapshots.changed } };

// Variations

export const ToFreelancer: Story = { args: { snapshot: roleChangeVariations.toFreelancer } };
