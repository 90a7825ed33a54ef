import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inZone } from '../../testing/inZone.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta = {
  title: 'Components/Layout/UiProvider',
  component: UiProvider,
  args: {
    navigate: fn(),
    timeZone: inZone('Europe/Berlin'),
    children: (
      <Inline gap={4}>
        <Link href="/find-work" look="standalone">
          Find work
        </Link>
        <Money amount={1200} to={3000} />
      </Inline>
    ),
  },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FollowsLinks: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Find work' }));
    await expect(args.navigate).toHaveBeenCalledWith('/find-work', undefined);
  },
};

export const AnotherLocale: Story = { args: { locale: 'de-DE' } };
