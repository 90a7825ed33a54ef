import type { Meta, StoryObj } from '@storybook/react-vite';

import { Contents } from '../../shell/Contents.tsx';
import { inMain } from '../../shell/inMain.tsx';
import { AccountPageView } from './AccountPageView.tsx';
import { accountParts, partsInOrder } from './accountParts.ts';
import { AccountPartView } from './AccountPartView.tsx';

const meta = {
  id: 'screens-account',
  title: 'Screens/Account/Account settings',
  tags: ['autodocs'],
  component: Contents,
  args: { parts: partsInOrder, current: accountParts.verification },
  render: (args) => (
    <AccountPageView email="maya.lindqvist@example.com" index={<Contents {...args} />}>
      {Object.values(accountParts).map((part) => (
        <AccountPartView key={part} id={part} purpose="What this part is for.">
          {null}
        </AccountPartView>
      ))}
    </AccountPageView>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [320, 390, 1280], themes: ['light', 'dark'] } },
} satisfies Meta<typeof Contents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {};
