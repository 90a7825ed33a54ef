import { brand } from '@guildhall/machines/domain/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { inMain } from '../../shell/inMain.tsx';
import { doorsOf } from '../../shell/storyPage/doors.ts';
import { AboutScreen } from './AboutScreen.tsx';

const meta = {
  id: 'screens-about',
  title: 'Screens/Frame and pages/About',
  tags: ['autodocs'],
  component: AboutScreen,
  args: {
    brand,
    visitor: 'guest',
    doors: doorsOf('guest'),
    figures: [
      { figure: '1K+', label: 'freelancers' },
      { figure: '200+', label: 'clients' },
      { figure: '500+', label: 'projects' },
      { figure: '100+', label: 'countries' },
    ],
    supportEmail: 'support@guildhall.example',
    supportHref: '#contact-support',
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};

/** A young marketplace leaves out what is not worth showing yet. */
export const FewFigures: Story = { args: { figures: [{ figure: '60+', label: 'freelancers' }] } };

export const Client: Story = { args: { visitor: 'CLIENT', doors: doorsOf('CLIENT') } };

export const Freelancer: Story = { args: { visitor: 'FREELANCER', doors: doorsOf('FREELANCER') } };
