import { talentSearchFlow } from '@guildhall/machines/scenarios/talentSearch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { FiltersPendingView } from './FiltersPendingView.tsx';
import { FiltersView } from './FiltersView.tsx';
import { FindTalentScreen } from './FindTalentScreen.tsx';

const meta = {
  title: 'Screens/FindTalent',
  component: FindTalentScreen,
  args: {
    send: fn(),
    pageHref: (page) => `#page=${page}`,
    changedHref: (change) => `#${Object.keys(change).join('&')}`,
    unfilteredHref: '#unfiltered',
    clearHref: '#clear',
    contactHref: (id) => `#contact=${id}`,
    profileHref: ({ id }) => `#profile=${id}`,
    compareHref: (ids) => `#compare=${ids.join()}`,
    FiltersView,
    savedHref: '#saved',
    canBeSaved: false,
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof FindTalentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: talentSearchFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: talentSearchFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: talentSearchFlow.snapshots.empty } };
export const Listed: Story = { args: { snapshot: talentSearchFlow.snapshots.listed } };

// Variations

/** Typed a moment ago: Enter does not wait for the rest. */
export const Typed: Story = { args: { snapshot: talentSearchFlow.snapshots.typed } };
/** How rates are spread could not be loaded. */
export const WithoutRates: Story = { args: { snapshot: talentSearchFlow.snapshots.withoutRates } };
export const LoadingAgain: Story = { args: { snapshot: talentSearchFlow.snapshots.loadingAgain } };

/** One is chosen to compare: another is needed. */
export const OneChosen: Story = { args: { snapshot: talentSearchFlow.snapshots.oneChosen } };
export const TwoChosen: Story = { args: { snapshot: talentSearchFlow.snapshots.twoChosen } };

/** Chosen on other pages, and no room for another. */
export const FourChosen: Story = { args: { snapshot: talentSearchFlow.snapshots.fourChosen } };
export const EmptyWithChoice: Story = { args: { snapshot: talentSearchFlow.snapshots.emptyWithChoice } };

/** The filters are out of the way, and one press from being back. */
export const HiddenPanel: Story = { args: { snapshot: talentSearchFlow.snapshots.hiddenPanel } };

/** Their code comes after the page's own. */
export const FiltersPending: Story = {
  args: { snapshot: talentSearchFlow.snapshots.listed, FiltersView: FiltersPendingView },
};

/** On a phone the filters come over the list. */
export const FilterDrawer: Story = {
  args: { snapshot: talentSearchFlow.snapshots.drawer },
  parameters: { visual: { clip: 'page' } },
};
export const FilterDrawerLoading: Story = {
  args: { snapshot: talentSearchFlow.snapshots.drawerLoading },
  parameters: { visual: { clip: 'page', widths: [390] } },
};
export const Filtered: Story = { args: { snapshot: talentSearchFlow.snapshots.filtered, canBeSaved: true } };

/** A saved search that was opened: who has come since the last look is marked. */
export const NewMatches: Story = {
  args: { snapshot: talentSearchFlow.snapshots.listed, canBeSaved: true, newSince: '2026-01-01T00:00:00.000Z' },
};
export const NothingFound: Story = { args: { snapshot: talentSearchFlow.snapshots.nothingFound } };
export const NothingAtAll: Story = { args: { snapshot: talentSearchFlow.snapshots.nothingAtAll } };
export const Capped: Story = { args: { snapshot: talentSearchFlow.snapshots.capped } };

export const SearchedByEnter: Story = {
  args: { snapshot: talentSearchFlow.snapshots.typed },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Search freelancers' }), '{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'typed.submit' });
  },
};
