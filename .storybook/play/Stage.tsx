import type { ReactNode } from 'react';
import { Fragment, useEffect, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-aria-components';
import refusals from 'virtual:refusals';

import type { Readers, Scene, Stories } from '../screens/scene.tsx';
import { sceneOf } from '../screens/scene.tsx';
import { play } from './engine.ts';
import { begun } from './frame.ts';
import type { Game } from './game.ts';
import { letKeyboardOut } from './keyboard.ts';

interface StageProps {
  game: Game;
  /** How the screen is seen where it began with this scenario. */
  sceneOfScenario: (scenario: string | null) => Scene;
  /** Whether the flow follows the query of the address. */
  hasAddress: boolean;
}

const queryOf = (search: string) => Object.fromEntries(new URLSearchParams(search));

/** The screen of a flow that is played. */
function Stage({ game, sceneOfScenario, hasAddress }: StageProps) {
  const { snapshot, scenario, round, now, query } = useSyncExternalStore(game.subscribe, game.moment, game.moment);
  const { reader, propsFor, parts, draw } = sceneOfScenario(scenario);
  const search = new URLSearchParams({ ...queryOf(reader.search), ...query }).toString();
  const seen = { ...reader, now, search };
  const opened = {
    onClose: () => game.note('The dialog closes'),
    onChange: () => game.note('The page reads it again'),
  };
  const args = { ...propsFor(seen, opened), ...parts, snapshot, send: game.send };
  const follow = (href: string) => {
    const to = new URL(href, new URL(reader.pathname, window.location.origin));
    if (hasAddress && to.pathname === reader.pathname) game.visit(queryOf(to.search));
    else game.note(`Follows a link to ${href}`);
  };

  useEffect(() => void window.frameElement?.dispatchEvent(new Event(begun)), []);
  useEffect(letKeyboardOut, []);
  return (
    <RouterProvider navigate={follow}>
      <Fragment key={round}>{draw(args, seen)}</Fragment>
    </RouterProvider>
  );
}

type Drawn = Promise<{ draw: () => ReactNode }>;

async function prepared(stories: Stories, readers: Readers): Drawn {
  const { flow } = stories;
  const scenes = new Map<string | null, Scene>();
  async function prepare(scenario: string | null): Promise<Scene> {
    const known = scenes.get(scenario);
    if (known) return known;
    const scene = await sceneOf(stories, (scenario !== null && readers[scenario]) || {});
    await Promise.all(scene.loaders.map((load) => load()));
    scenes.set(scenario, scene);
    return scene;
  }
  const first = await prepare(null);
  const game = withPreparation(play(flow, { startedAt: first.reader.now, refusals }), prepare);
  // The page around the frame takes it from here.
  window.game = game;
  const sceneOfScenario = (scenario: string | null) => scenes.get(scenario) ?? first;
  return { draw: () => <Stage game={game} sceneOfScenario={sceneOfScenario} hasAddress={flow.list !== undefined} /> };
}

/** What a scenario's reader sees has to be there before it begins. */
const withPreparation = (game: Game, prepare: (scenario: string | null) => Promise<unknown>): Game => ({
  ...game,
  begin: (scenario) => void prepare(scenario).then(() => game.begin(scenario)),
});

let stage: Drawn | null = null;

/** The screen of a flow that is played. A frame has one: a toolbar that changes asks for it again, and the game goes on. */
export const stageOf = (stories: Stories, readers: Readers): Drawn => (stage ??= prepared(stories, readers));
