import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { inMain } from '../inMain.tsx';
import { FormNeedsScripts } from './FormNeedsScripts.tsx';
import { PageNeedsScripts } from './PageNeedsScripts.tsx';

// What stands in `noscript` is drawn by no page that has scripts; here it is without its wrapper.
const meta = {
  id: 'screens-scriptsoff',
  title: 'Screens/Frame and pages/Scripts off',
  tags: ['autodocs'],
  component: PageNeedsScripts,
  args: { address: '/dashboard' },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280], themes: ['light', 'dark'] } },
} satisfies Meta<typeof PageNeedsScripts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WorkPage: Story = {};

/** Its public list keeps what is searched for. */
export const SearchOfWork: Story = {
  args: { address: '/find-work?search=logo&category=design' },
};

export const InPlaceOfAForm: Story = {
  render: () => (
    <Container>
      {/* The page around it has its heading. */}
      <PageHeader title="Contact support" />
      <FormNeedsScripts>You can also write to support@guildhall.example.</FormNeedsScripts>
    </Container>
  ),
};
