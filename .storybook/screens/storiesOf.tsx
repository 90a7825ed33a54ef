import type { Role } from '@guildhall/api/enums';
import type { Decorator, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { RouterProvider } from 'react-aria-components';
import { fn } from 'storybook/test';
import type { AnyMachineSnapshot } from 'xstate';

import type { LaterView } from '../../apps/web/src/flow/laterView.tsx';
import type { Screen } from '../../apps/web/src/kit/defineScreen.tsx';
import type { Reader } from '../../apps/web/src/kit/reader.ts';
import { placeOf } from '../../apps/web/src/kit/reader.ts';
import { sampleNow } from '../../apps/web/src/kit/sampleNow.ts';
import type { Frame } from '../../apps/web/src/kit/storyFrame.ts';
import type { Page, RouteEntry } from '../../apps/web/src/routes.ts';
import { manyPages, routes } from '../../apps/web/src/routes.ts';
import { inMain } from '../../apps/web/src/shell/inMain.tsx';
import type { VisualParameters } from '../pictures.ts';

/** A reader, as far as it is not the one whom everyone would expect (null: a visitor), and how pictures are taken of what they see. */
export type Seen = Partial<Reader> & {
  role?: Role | null;
  visual?: VisualParameters;
  /** What a dialog was opened with. */
  params?: object;
  /** What only a running page gives the view, as far as the story has it: see `useParts`. */
  parts?: object | (() => Promise<object>);
  /** What the page around it has that differs: given to its frame. */
  frame?: object;
  /** What is done once it is drawn. */
  play?: NonNullable<StoryObj['play']>;
  /** What has to be there before anything is drawn. */
  loaders?: readonly (() => Promise<void>)[];
};

/**
 * Readers by story: `default` reads every story of the screen, one named after a scenario reads that one, and any other is
 * a story of its own, drawn from the scenario that it names. A scenario that another page draws has none: null.
 */
export type Readers = Record<string, (Seen & { scenario?: string }) | null>;

/** What the stories of a screen are made from. */
interface Stories {
  screen: Screen<never>;
  name: string;
  everyone: Seen | undefined;
}

interface FrameModule {
  Frame: Frame;
  /** What has to be there before anything is drawn in it. */
  loaders?: (() => Promise<void>)[];
}

const frames = import.meta.glob<FrameModule>('../../apps/web/src/screens/*/storyFrame.tsx', { eager: true });

const people: Record<Role, Reader['account']> = {
  CLIENT: { role: 'CLIENT', name: 'Mara Lindqvist', email: 'mara@harbourandpine.example' },
  FREELANCER: { role: 'FREELANCER', name: 'Ngozi Adeyemi', email: 'ngozi@adeyemi.example' },
};

/** The page that a screen is, or is a part of; none for what stands on several. */
const pageOf = ({ screen: { within }, name }: Stories): Page | RouteEntry | undefined =>
  [...routes, ...manyPages].find(({ module }) => module.startsWith(`${within ?? name}/`));

/** Someone who may see the page, at its address, on the day of the samples. */
function readerOf(stories: Stories, { role: asked, ...seen }: Seen): Reader {
  const page = pageOf(stories);
  const usual = typeof page?.access === 'string' ? null : (page?.access[0] ?? null);
  const role = asked === undefined ? usual : asked;
  const account = role && people[role];
  return {
    now: sampleNow,
    account,
    visitor: role ?? 'guest',
    pathname: page && 'path' in page ? page.path : '/',
    search: '',
    timeZone: 'UTC',
    deviceZone: seen.timeZone ?? 'UTC',
    supportEmail: 'support@guildhall.example',
    headline: null,
    ...seen,
  };
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
export function metaOf(stories: Stories) {
  const isOfPage = stories.screen.within !== null || pageOf(stories) !== undefined;
  return {
    component: stories.screen.View,
    args: { send: fn() },
    decorators: isOfPage ? [stayingHere, inMain] : [stayingHere],
    parameters: {
      ...(isOfPage && { layout: 'fullscreen' }),
      visual: { widths: [390, 1280] },
      within: stories.screen.within,
    },
  };
}

/** What the app draws later, with its code in place. */
async function loaded(given: unknown): Promise<unknown> {
  if (typeof given === 'function' && 'load' in given) return (given as LaterView<object>).load();
  if (typeof given !== 'object' || given === null || Object.getPrototypeOf(given) !== Object.prototype) return given;
  // The flow of another screen.
  if ('snapshot' in given) return given;
  return Object.fromEntries(
    await Promise.all(Object.entries(given).map(async ([name, part]) => [name, await loaded(part)] as const)),
  );
}

/** The story of a scenario: where it leads, as its reader sees it. */
export async function storyOf(stories: Stories, snapshot: AnyMachineSnapshot, own: Seen = {}) {
  const { screen, name, everyone } = stories;
  const { params, parts, frame, visual, loaders = [], play: _play, ...seen } = { ...everyone, ...own };
  const reader = readerOf(stories, seen);
  // Typed by each screen: see `defineScreen`.
  const View = (await loaded(screen.View)) as ComponentType<StoryArgs>;
  const { Frame, loaders: frameLoaders = [] } =
    frames[`../../apps/web/src/screens/${screen.within ?? ''}/storyFrame.tsx`] ?? {};
  if (screen.within !== null && !Frame) throw new Error(`${name}: ${screen.within} has no storyFrame.tsx.`);
  const opened = { onClose: fn(), onChange: fn(), ...params } as never;
  const props = (await loaded(screen.props(placeOf(reader), opened))) as object;
  // A dialog floats.
  const look = visual ?? ('onClose' in props ? { clip: 'page' } : null);
  return {
    args: { snapshot, ...props, ...(typeof parts === 'function' ? await parts() : parts) },
    loaders: [...frameLoaders, ...loaders],
    ...(look && { parameters: { visual: look } }),
    render: (args: StoryArgs) =>
      Frame ? (
        <Frame {...frame} screen={name} snapshot={args.snapshot} reader={reader}>
          <View {...args} />
        </Frame>
      ) : (
        <View {...args} />
      ),
  };
}
