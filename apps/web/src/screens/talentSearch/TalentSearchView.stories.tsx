import { talentSearchFlow } from '@guildhall/machines/scenarios/talentSearch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { FiltersPendingView } from './FiltersPendingView.tsx';
import { TalentSearchView } from './TalentSearchView.tsx';

const meta = {
  title: 'Screens/TalentSearch',
  component: TalentSearchView,
  args: {
    send: fn(),
    pageHref: (page) => `#page=${page}`,
    changedHref: (change) => `#${Object.keys(change).join('&')}`,
    unfilteredHref: '#unfiltered',
    clearHref: '#clear',
    contactHref: (id) => `#contact=${id}`,
    profileHref: ({ id }) => `#profile=${id}`,
    compareHref: (ids) => `#compare=${ids.join()}`,
    FiltersView: FiltersPendingView,
    savedHref: '#saved',
    canBeSaved: false,
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof TalentSearchView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Their code comes after the page's own. */
export const FiltersPending: Story = { args: { snapshot: talentSearchFlow.snapshots.listed } };
