import type { Role } from '@guildhall/api/enums';
import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';

import type { Screen } from '../../apps/web/src/kit/defineScreen.tsx';
import type { Reader } from '../../apps/web/src/kit/reader.ts';
import { placeOf } from '../../apps/web/src/kit/reader.ts';
import { sampleNow } from '../../apps/web/src/kit/sampleNow.ts';
import type { Frame } from '../../apps/web/src/kit/storyFrame.ts';
import type { Page, RouteEntry } from '../../apps/web/src/routes.ts';
import type { Flow } from '../../packages/machines/src/testing/defineFlow.ts';
import type { VisualParameters } from '../pictures.ts';
import { inPlace, loadLater } from './laterViews.ts';
import { pagesOf } from './pages.ts';

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
export interface Stories {
  screen: Screen<never>;
  name: string;
  flow: Flow;
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

export interface StoryArgs {
  snapshot: AnyMachineSnapshot;
}

/** The page that a screen is, or is a part of; none for what stands on several. */
export const pageOf = ({ screen: { within }, name }: Pick<Stories, 'screen' | 'name'>): Page | RouteEntry | undefined =>
  pagesOf(within ?? name)[0];

/** Who reads, by their role; null for a visitor. */
export const personOf = (role: Role | null): Pick<Reader, 'account' | 'visitor'> => ({
  account: role && people[role],
  visitor: role ?? 'guest',
});

/** Someone who may see the page, at its address, on the day of the samples. */
function readerOf(stories: Stories, { role: asked, ...seen }: Seen): Reader {
  const page = pageOf(stories);
  const usual = typeof page?.access === 'string' ? null : (page?.access[0] ?? null);
  return {
    now: sampleNow,
    ...personOf(asked === undefined ? usual : asked),
    pathname: page && 'path' in page ? page.path : '/',
    search: '',
    timeZone: 'UTC',
    deviceZone: seen.timeZone ?? 'UTC',
    supportEmail: 'support@guildhall.example',
    headline: null,
    ...seen,
  };
}

/** A screen as its reader sees it, in whichever state. */
export interface Scene {
  reader: Reader;
  visual: VisualParameters | undefined;
  loaders: (() => Promise<void>)[];
  /** What the view is given besides its flow, to this reader or to the same one later. */
  propsFor: (reader: Reader, opened: Opened) => object;
  /** What only a running page gives it. */
  parts: object;
  draw: (args: StoryArgs, reader: Reader) => ReactNode;
}

/** What a dialog tells the page that has opened it. */
interface Opened {
  onClose: () => void;
  onChange: () => void;
}

/** The screen with what all its states have in common. */
export async function sceneOf(stories: Stories, own: Seen = {}): Promise<Scene> {
  const { screen, name, everyone } = stories;
  const { params, parts, frame, visual, loaders = [], play: _play, ...seen } = { ...everyone, ...own };
  const reader = readerOf(stories, seen);
  const propsLater = (to: Reader, opened: Opened) => screen.props(placeOf(to), { ...opened, ...params } as never);
  await Promise.all([
    loadLater(screen.View),
    loadLater(propsLater(reader, { onClose: () => undefined, onChange: () => undefined })),
  ]);
  // Typed by each screen: see `defineScreen`.
  const View = inPlace(screen.View) as ComponentType<StoryArgs>;
  const { Frame, loaders: frameLoaders = [] } =
    frames[`../../apps/web/src/screens/${screen.within ?? ''}/storyFrame.tsx`] ?? {};
  if (screen.within !== null && !Frame) throw new Error(`${name}: ${screen.within} has no storyFrame.tsx.`);
  return {
    reader,
    visual,
    loaders: [...frameLoaders, ...loaders],
    propsFor: (to, opened) => inPlace(propsLater(to, opened)) as object,
    parts: { ...(typeof parts === 'function' ? await parts() : parts) },
    draw: (args, to) =>
      Frame ? (
        <Frame {...frame} screen={name} snapshot={args.snapshot} reader={to}>
          <View {...args} />
        </Frame>
      ) : (
        <View {...args} />
      ),
  };
}
