import type { Meta, StoryObj } from '@storybook/react-vite';

import { inMain } from '../../shell/inMain.tsx';
import { AccountIndexView } from './AccountIndexView.tsx';
import { AccountPageView } from './AccountPageView.tsx';
import { accountParts } from './accountParts.ts';
import { AccountPartView } from './AccountPartView.tsx';

const meta = {
  title: 'Screens/AccountIndex',
  component: AccountIndexView,
  args: { current: accountParts.verification },
  render: (args) => (
    <AccountPageView email="maya.lindqvist@example.com" index={<AccountIndexView {...args} />}>
      {Object.values(accountParts).map((part) => (
        <AccountPartView key={part} id={part} purpose="What this part is for.">
          {null}
        </AccountPartView>
      ))}
    </AccountPageView>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [320, 390, 1280], themes: ['light', 'dark'] } },
} satisfies Meta<typeof AccountIndexView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {};
