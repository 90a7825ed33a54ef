import type { Meta, StoryObj } from '@storybook/react-vite';
import { BriefcaseBusiness, CalendarDays, FileText, LayoutDashboard, User } from 'lucide-react';

import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'overview', label: 'Overview', icon: LayoutDashboard, content: <Text>What happened since yesterday.</Text> },
  { id: 'projects', label: 'Projects', icon: BriefcaseBusiness, content: <Text>Your four open projects.</Text> },
  { id: 'applicants', label: 'Applicants', icon: FileText, count: 27, content: <Text>Who wants to work.</Text> },
  { id: 'meetings', label: 'Meetings', icon: CalendarDays, content: <Text>Nothing today.</Text> },
  { id: 'profile', label: 'Profile', icon: User, content: <Text>Northwind Studio, Lisbon.</Text> },
];

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: { 'aria-label': 'Dashboard', items: items.map(({ id, label, content }) => ({ id, label, content })) },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcons: Story = {
  args: { items, defaultSelectedKey: 'applicants' },
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
};

/** One of them is not open to this person. */
export const OneDisabled: Story = {
  args: { items: items.map((item) => (item.id === 'meetings' ? { ...item, isDisabled: true } : item)) },
};

/** The address bar says which tab is open: each is a link, and the page gives what it shows. */
export const DrivenByTheAddress: Story = {
  args: {
    selectedKey: 'projects',
    items: items.slice(0, 3).map(({ id, label }) => ({ id, label, href: `#tab=${id}` })),
    children: <Text>What the address names.</Text>,
  },
};

/** At the thumb on a phone, a line from 768 px. */
export const BottomBar: Story = {
  args: { items, variant: 'bottomBar', defaultSelectedKey: 'projects' },
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    visual: { widths: [390, 1280], clip: 'page', themes: ['light', 'dark', 'contrast'] },
  },
};

/** More than the line holds: they go on in the next. */
export const OverfullLine: Story = {
  args: { items, defaultSelectedKey: 'overview' },
  parameters: { visual: { widths: [390] } },
  globals: { viewport: { value: 'w390' } },
};
