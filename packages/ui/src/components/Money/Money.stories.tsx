import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import { Money } from './Money.tsx';

const meta = {
  title: 'Components/Data/Money',
  component: Money,
  args: { amount: 2400 },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Range: Story = { args: { amount: 1200, to: 3000 } };

/** Seen as “/hr”, heard as “per hour”. */
export const PerHour: Story = { args: { amount: 65, per: 'hour' } };

export const WithCents: Story = { args: { amount: 42.5, per: 'hour' } };

/** The same amount, written as a German reader expects it. */
export const InAnotherLocale: Story = {
  args: { amount: 1200, to: 3000 },
  render: (args) => (
    <I18nProvider locale="de-DE">
      <Money {...args} />
    </I18nProvider>
  ),
};
