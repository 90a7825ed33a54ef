import { areas, campaign, clusters, columns, ledger, map, results } from './figures.ts';
import type { Scene } from './parts.ts';
import { identity, manuscript, packaging, poster, specimen, spread, translation } from './print.ts';
import { booking, code, components, dashboard, page, phones } from './screens.ts';
import {
  board,
  cluster,
  detection,
  diagram,
  network,
  plan,
  schema,
  shield,
  storyboard,
  timeline,
  wireframe,
  world,
} from './systems.ts';

/** Every kind of work that can be drawn. */
export const scenes = {
  areas,
  board,
  booking,
  campaign,
  cluster,
  clusters,
  code,
  columns,
  components,
  dashboard,
  detection,
  diagram,
  identity,
  ledger,
  manuscript,
  map,
  network,
  packaging,
  page,
  phones,
  plan,
  poster,
  results,
  schema,
  shield,
  specimen,
  spread,
  storyboard,
  timeline,
  translation,
  wireframe,
  world,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
