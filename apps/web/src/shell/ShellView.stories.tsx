import { brand } from '@guildhall/machines/domain/brand';
import { sessionFlow } from '@guildhall/machines/scenarios/session';
import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { portrait } from '@guildhall/ui/testing/portrait.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { paths } from '../paths.ts';
import { page as pageStyle } from './shell.css.ts';
import { ShellView } from './ShellView.tsx';

const page = (
  <Container>
    <PageHeader title="Any page" description="The session decides what stands above and below it." />
  </Container>
);

const meta = {
  id: 'screens-session',
  title: 'Screens/Frame and pages/Session',
  tags: ['autodocs'],
  component: ShellView,
  args: {
    send: fn(),
    brand,
    homeHref: paths.home,
    pathname: paths.clientDashboard,
    expected: 'CLIENT',
    year: 2026,
    children: page,
  },
  // axe knows a skip link by standing before all other links, and Storybook's own page has one ahead of the story.
  beforeEach: () => document.querySelectorAll('.sb-errordisplay a').forEach((link) => link.removeAttribute('href')),
  decorators: [
    (Story) => (
      <div className={pageStyle}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ShellView>;

export default meta;
type Story = StoryObj<typeof meta>;

const inGuestPage = { pathname: paths.home, expected: 'guest' } as const;

export const Restoring: Story = { args: { snapshot: sessionFlow.snapshots.restoring } };
export const Guest: Story = { args: { ...inGuestPage, snapshot: sessionFlow.snapshots.guest } };
export const Unrecognized: Story = { args: { ...inGuestPage, snapshot: sessionFlow.snapshots.unrecognized } };
export const SignedUp: Story = {
  args: {
    snapshot: sessionFlow.snapshots.signedUp,
    pathname: paths.freelancerProfileSetup,
    expected: 'FREELANCER',
  },
};
export const Unconfirmed: Story = { args: { snapshot: sessionFlow.snapshots.unconfirmed } };
export const SignedIn: Story = { args: { snapshot: sessionFlow.snapshots.signedIn } };
export const LoggingOut: Story = { args: { snapshot: sessionFlow.snapshots.loggingOut } };
export const LoggedOut: Story = { args: { ...inGuestPage, snapshot: sessionFlow.snapshots.loggedOut } };

// Variations

export const RestoringOnAPublicPage: Story = { args: { ...inGuestPage, snapshot: sessionFlow.snapshots.restoring } };

export const SignedInAsFreelancer: Story = {
  args: { snapshot: sessionFlow.snapshots.signedInFreelancer, pathname: paths.findWork, expected: 'FREELANCER' },
};

export const OnAnInformationPage: Story = { args: { snapshot: sessionFlow.snapshots.signedIn, pathname: paths.about } };

export const WithAPicture: Story = { args: { snapshot: sessionFlow.snapshots.signedIn, picture: portrait } };

export const LogoutInTheDrawer: Story = {
  args: { snapshot: sessionFlow.snapshots.signedIn },
  parameters: { visual: { widths: [390] } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Logout' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'session.close' });
  },
};
