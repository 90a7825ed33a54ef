import type { Meta, StoryObj } from '@storybook/react-vite';

import { inMain } from '../../shell/inMain.tsx';
import { categories } from './categories.ts';
import { SitemapScreen } from './SitemapScreen.tsx';

const meta = {
  id: 'screens-sitemap',
  title: 'Screens/Frame and pages/Sitemap',
  tags: ['autodocs'],
  component: SitemapScreen,
  args: {
    categories: categories.map(({ title, pages }) => ({
      title,
      pages: pages.map(({ path, ...page }) => ({ ...page, href: `#${path}` })),
    })),
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 768, 1280], themes: ['light', 'dark'] } },
} satisfies Meta<typeof SitemapScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
