import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  title: 'Components/Navigation/SiteHeader',
  component: SiteHeader,
  args: {
    brand: 'Guildhall',
    links: [
      { href: '#find-talent', label: 'Find Talent' },
      { href: '#find-work', label: 'Find Work', isCurrent: true },
      { href: '#about', label: 'About' },
    ],
    account: (
      <>
        <ButtonLink href="#login" variant="quiet">
          Log In
        </ButtonLink>
        <ButtonLink href="#signup" variant="primary">
          Sign Up
        </ButtonLink>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    layout: 'fullscreen',
    visual: { widths: [390, 1280] },
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { themes: ['light', 'dark', 'contrast'] } } };

export const SignedIn: Story = {
  args: {
    links: [
      { href: '#find-talent', label: 'Find Talent' },
      { href: '#dashboard', label: 'Dashboard', isCurrent: true },
      { href: '#post-job', label: 'Post Job' },
      { href: '#about', label: 'About' },
      { href: '#profile', label: 'Profile' },
    ],
    account: (
      <>
        <Inline gap={2} isNowrap>
          <Avatar name="Amara Okafor" size="small" />
          <Text as="span" weight="medium">
            Amara Okafor
          </Text>
        </Inline>
        <Button size="small">Logout</Button>
      </>
    ),
  },
};

/** The links in the drawer, as a phone shows them. */
export const MenuOpen: Story = {
  parameters: { visual: { widths: [390], clip: 'page', themes: ['light', 'dark', 'contrast'] } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(within(document.body).getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
};
