import sharp from 'sharp';

import type { NewFile } from '../../files/fileStore.ts';
import { makeGate } from '../../files/gate.ts';
import type { PictureKind } from '../../files/pictures.ts';
import { inBothSizes } from '../../files/pictures.ts';
import { makeRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { schemes } from './palette.ts';
import { looks } from './portrait/looks.ts';
import { portrait } from './portrait/portrait.ts';
import { scenes } from './scenes/scenes.ts';
import type { SceneName } from './scenes/scenes.ts';

/** A picture before it is rendered. Faces and work are drawn, since photographs bring licenses and megabytes. */
export type Drawing = Pick<NewFile, 'id' | 'ownerId' | 'originalName'> & {
  readonly kind: PictureKind;
  /** The row that shows it: of a user or of a portfolio item. */
  readonly shownBy: string;
  readonly svg: string;
};

/** The same for the same words, on every machine. */
function randomFor(words: string): Random {
  let hash = 0x811c9dc5;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return makeRandom(hash);
}

/** The face of a person, unless they have never put one up. */
export function portraitOf({ id: ownerId, name }: { id: string; name: string }): Drawing | undefined {
  const look = looks[name];
  if (!look) return undefined;
  const random = randomFor(name);
  const svg = portrait(look, random);
  return {
    id: random.uuid(),
    ownerId,
    shownBy: ownerId,
    kind: 'PROFILE_IMAGE',
    originalName: 'portrait.webp',
    svg,
  };
}

/** A piece of work: its scene, in a scheme and with details that follow from its owner and title. */
export function workPicture(scene: SceneName, item: { id: string; userId: string; title: string }): Drawing {
  const random = randomFor(`${item.userId} ${item.title}`);
  const svg = scenes[scene](random.pick(schemes), random);
  return {
    id: random.uuid(),
    ownerId: item.userId,
    shownBy: item.id,
    kind: 'PORTFOLIO_IMAGE',
    originalName: `${scene}.webp`,
    svg,
  };
}

/** So many are in memory at once; one of them takes 5 MB. */
const atOnce = 4;

/** Renders drawings as pictures that people upload are: the same type, sizes and compression. */
export async function render(drawings: readonly Drawing[]): Promise<(NewFile & Drawing)[]> {
  const gate = makeGate(atOnce, drawings.length);
  const renderer = { operation: ['VipsForeignLoadSvgBuffer'] };
  // Closed otherwise: an upload reaches no other decoder than those of photographs.
  sharp.unblock(renderer);
  try {
    return await Promise.all(
      drawings.map((drawing) =>
        gate(async () => ({
          ...drawing,
          ...(await inBothSizes(sharp(Buffer.from(drawing.svg)).removeAlpha(), drawing.kind)),
        })),
      ),
    );
  } finally {
    sharp.block(renderer);
  }
}
