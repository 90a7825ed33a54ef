import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Hourglass, Search } from 'lucide-react';
import { fn } from 'storybook/test';

import type { Live } from '../../testing/liveArgs.tsx';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import type { TableProps, TableSort } from './Table.tsx';
import { Table } from './Table.tsx';

interface Project {
  title: string;
  status: keyof typeof statuses;
  applications: number;
  budget: [number, number];
}

const statuses = {
  open: { tone: 'info', icon: Search, word: 'Open' },
  pending: { tone: 'caution', icon: Hourglass, word: 'Pending completion' },
  completed: { tone: 'positive', icon: CircleCheck, word: 'Completed' },
} as const;

const projects: Project[] = [
  { title: 'Ordering site for a neighbourhood bakery', status: 'open', applications: 12, budget: [2400, 3600] },
  { title: 'Brand for a repair café', status: 'pending', applications: 31, budget: [900, 1500] },
  { title: 'Booking calendar', status: 'completed', applications: 8, budget: [12_000, 18_000] },
];

function StatusOf({ status }: Project) {
  const { tone, icon, word } = statuses[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {word}
    </StatusBadge>
  );
}

function sorted(rows: readonly Project[], { column, direction }: TableSort) {
  const by = column === 'title' ? 'title' : 'applications';
  const forwards = rows.toSorted((one, other) => (one[by] < other[by] ? -1 : 1));
  return direction === 'ascending' ? forwards : forwards.toReversed();
}

const meta = {
  title: 'Components/Data/Table',
  component: Table<Project>,
  args: {
    caption: 'My jobs',
    columns: [
      {
        id: 'title',
        header: 'Project',
        isSortable: true,
        cell: ({ title }) => (
          <Link href="#project" look="quiet">
            {title}
          </Link>
        ),
      },
      { id: 'status', header: 'Status', cell: (project) => <StatusOf {...project} /> },
      {
        id: 'applications',
        header: 'Applications',
        align: 'end',
        isSortable: true,
        cell: ({ applications }) => applications,
      },
      {
        id: 'budget',
        header: 'Budget',
        align: 'end',
        isSortable: true,
        cell: ({ budget: [least, most] }) => <Money amount={least} to={most} />,
      },
    ],
    rows: projects,
    rowKey: ({ title }) => title,
    sort: { column: 'applications', direction: 'descending' },
    onSortChange: fn(),
  },
  parameters: {
    visual: { widths: [390, 1280] },
    live: { onSortChange: ({ rows }, sort) => ({ sort, rows: sorted(rows, sort) }) } satisfies Live<
      TableProps<Project>
    >,
  },
} satisfies Meta<typeof Table<Project>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { widths: [320, 390, 768, 1280], themes: ['light', 'dark', 'contrast'] } },
};

/** Nothing to sort by: on a phone only cards. */
export const NotSortable: Story = {
  render: (args) => <Table {...args} columns={args.columns.map((column) => ({ ...column, isSortable: false }))} />,
};

/** A heading above says what it is about. */
export const HiddenCaption: Story = { args: { isCaptionHidden: true } };

export const Empty: Story = { args: { rows: [], emptyText: 'No jobs posted yet' } };
