import type { Role } from '@guildhall/api/enums';
import type { Decorator } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { fn } from 'storybook/test';
import type { AnyMachineSnapshot } from 'xstate';

import type { Screen } from '../../apps/web/src/kit/defineScreen.tsx';
import type { Reader } from '../../apps/web/src/kit/reader.ts';
import { placeOf } from '../../apps/web/src/kit/reader.ts';
import { routes } from '../../apps/web/src/routes.ts';
import { sampleNow } from '../../apps/web/src/screens/shared/sampleNow.ts';
import { inMain } from '../../apps/web/src/shell/inMain.tsx';

/** Readers to whom a screen shows something else than to most: a story each, drawn from one of its scenarios. */
export type Readers = Record<string, { scenario: string } & Partial<Reader>>;

/** The page around a screen that is a tab or a part of it. */
export type Frame = ComponentType<{ screen: string; snapshot: AnyMachineSnapshot; children: ReactNode }>;

const frames = import.meta.glob<{ Frame: Frame }>('../../apps/web/src/screens/*/storyFrame.tsx', { eager: true });

const people: Record<Role, Reader['account']> = {
  CLIENT: { role: 'CLIENT', name: 'Mara Lindqvist', email: 'mara@harbourandpine.example' },
  FREELANCER: { role: 'FREELANCER', name: 'Ngozi Adeyemi', email: 'ngozi@adeyemi.example' },
};

/** Whoever may see the page, at its address, on the day of the samples. */
function readerOf({ within }: Screen, name: string): Reader {
  const route = routes.find(({ module }) => module.startsWith(`${within ?? name}/`));
  const role = typeof route?.access === 'string' ? undefined : route?.access[0];
  return { now: sampleNow, account: role ? people[role] : null, pathname: route?.path ?? '/', search: '' };
}

/** In Storybook a link leads no farther than the address of the frame, so that the story stays. */
const stayingHere: Decorator = (Story) => (
  <RouterProvider navigate={(href) => (window.location.hash = href)}>
    <Story />
  </RouterProvider>
);

interface StoryArgs {
  snapshot: AnyMachineSnapshot;
}

/** What the stories of a screen have in common. */
export function metaOf({ View, within }: Screen, name: string) {
  // Typed by each screen: see `defineScreen`.
  const Drawn = View as ComponentType<StoryArgs>;
  const { Frame } = (within !== null && frames[`../../apps/web/src/screens/${within}/storyFrame.tsx`]) || {};
  return {
    component: View,
    args: { send: fn() },
    render: (args: StoryArgs) =>
      Frame ? (
        <Frame screen={name} snapshot={args.snapshot}>
          <Drawn {...args} />
        </Frame>
      ) : (
        <Drawn {...args} />
      ),
    decorators: [stayingHere, inMain],
    parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
  };
}

/** The story of a scenario: where it leads, as its reader sees it. */
export function storyOf(screen: Screen, name: string, snapshot: AnyMachineSnapshot, reader: Partial<Reader> = {}) {
  return { args: { snapshot, ...screen.props(placeOf({ ...readerOf(screen, name), ...reader })) } };
}
