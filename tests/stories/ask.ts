import type { Page } from 'playwright';

import { themes } from '../../packages/ui/src/themes/themes.ts';
import { whyNoPictures } from '../../scripts/pinnedChromium.ts';
import { deadControls, frozenControls, sentenceOf } from '../loop/judge.ts';
import { operateStory } from '../loop/operate.ts';
import type { Visit } from '../loop/visit.ts';
import { pose, take } from '../visual/camera.ts';
import { hashOf } from '../visual/pixels.ts';
import { hashOfText, transcriptName } from '../visual/transcripts.ts';
import { axeFaults, contrastFaults } from './axe.ts';
import type { Story } from './catalogue.ts';
import { hear } from './hear.ts';
import { sidewaysFaults } from './reflow.ts';

/** A picture or a transcript, as it was taken. */
interface Taken {
  name: string;
  hash: string;
  /** A PNG, or text. */
  content: Buffer;
}

/** What a story answered to everything that is asked of it. */
export interface Answers {
  /** Empty where all is well. */
  faults: string[];
  /** Those that are not the accepted ones. */
  taken: Taken[];
  /** Null where its controls are not operated. */
  visit: Visit | null;
}

export interface Questions {
  /** The accepted hash of a picture or a transcript. */
  accepted: (name: string) => string | undefined;
  isOperated: boolean;
  /** How many looks a picture may take until it is the accepted one, or the same twice. */
  looks: number;
}

const desk = { width: 1280, height: 900 };

/** The accepted picture if one of a few looks is equal to it, else one that a second look confirms. */
async function settle(look: () => Promise<Buffer>, expected: string | undefined, most: number) {
  let png = await look();
  let hash = await hashOf(png);
  for (let looks = 1; looks < most && hash !== expected; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const next = await look();
    const isConfirmed = expected === undefined && next.equals(png);
    [png, hash] = [next, await hashOf(next)];
    if (isConfirmed) break;
  }
  return { png, hash };
}

/** Asks everything of the story that the page shows, and has drawn and played. What changes the page comes last. */
export async function ask(page: Page, story: Story, { accepted, isOperated, looks }: Questions): Promise<Answers> {
  const { id, clip, shots } = story;
  const [first] = shots;
  if (!first) throw new Error(`${id} asks for no picture: give it a width and a theme.`);
  const faults: string[] = await axeFaults(page, id, first);

  const taken: Taken[] = [];
  for (const shot of whyNoPictures === null ? shots : []) {
    await pose(page, shot);
    const { png, hash } = await settle(() => take(page, clip, shot.width), accepted(shot.name), looks);
    if (hash !== accepted(shot.name)) taken.push({ name: shot.name, hash, content: png });
  }

  const spoken = await hear(page, story);
  const transcript = { name: transcriptName(id), hash: hashOfText(spoken), content: Buffer.from(spoken) };
  if (transcript.hash !== accepted(transcript.name)) taken.push(transcript);

  faults.push(...(await sidewaysFaults(page)));

  // axe has seen the first theme; the page is left in it.
  const others = Object.keys(themes).filter((theme) => theme !== first.theme);
  faults.push(...(await contrastFaults(page, others)));
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, first.theme);

  let visit: Visit | null = null;
  if (isOperated) {
    // Drawn there first: what is cut on the narrowest phone has a control of its own, which a desk takes away.
    await pose(page, { ...first, ...desk });
    visit = await operateStory(page, story);
    const frozen = story.title.startsWith('Components/') ? frozenControls(visit) : [];
    faults.push(...[...deadControls(visit), ...frozen].map(sentenceOf));
  }
  faults.push(...(await page.evaluate(() => window.story.hydrate())).map((fault) => `hydration: ${fault}`));
  return { faults, taken, visit };
}
