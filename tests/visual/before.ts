import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Page } from 'playwright';

import { cachePath, serveStorybook } from '../../scripts/storybookStatic.ts';
import { catalogue } from '../stories/catalogue.ts';
import { hear } from '../stories/hear.ts';
import type { Look } from '../stories/look.ts';
import { open, openStoryPage } from '../stories/page.ts';
import { acceptedFile, blameAccepted, parseAccepted, parseBlame } from './accepted.ts';
import { pose, take } from './camera.ts';
import { difference } from './difference.ts';
import { leaveFinding, readFindings } from './findings.ts';
import { hashOf } from './pixels.ts';
import { hashOfText, transcriptName } from './transcripts.ts';

type Finding = ReturnType<typeof readFindings>[number];

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const options = { cwd: root, maxBuffer: 2 ** 28 };
const git = async (...args: string[]) => (await run('git', args, options)).stdout;

/** Each commit's Storybook takes half a minute. */
const mostCommits = 3;

/** Links what is installed here into another checkout, except our own packages, which are its own. */
async function linkModules(checkout: string): Promise<void> {
  const link = async (folder: string): Promise<void> => {
    await mkdir(join(checkout, folder), { recursive: true });
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.name === '.cache') continue;
      if (entry.isSymbolicLink()) await symlink(readlinkSync(join(root, path)), join(checkout, path));
      else if (entry.name.startsWith('@')) await link(path);
      else await symlink(join(root, path), join(checkout, path));
    }
  };
  await link('node_modules');
  for (const nested of ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'node_modules')),
  ))
    if (existsSync(join(root, nested))) await link(nested);
}

/** Builds the Storybook of a commit, unless an earlier run did. Answers with its folder. */
async function storybookOf(commit: string): Promise<string> {
  const checkout = join(await cachePath('visual-before'), commit);
  const built = join(checkout, 'storybook-static');
  if (existsSync(built)) return built;
  await rm(checkout, { recursive: true, force: true });
  await mkdir(checkout, { recursive: true });
  const archive = `${checkout}.tar`;
  await git('archive', '--output', archive, commit);
  await run('tar', ['-xf', archive, '-C', checkout], options);
  await rm(archive);
  const isSameInstall = (await git('diff', '--name-only', commit, '--', 'package-lock.json')) === '';
  if (isSameInstall) await linkModules(checkout);
  else await run('npm', ['ci'], { ...options, cwd: checkout });
  const next = join(checkout, '.cache/storybook');
  await run('npx', ['storybook', 'build', '-o', next, '--quiet'], { ...options, cwd: checkout });
  await rename(next, built);
  return built;
}

/** Listens to a story as it was, and leaves what it said. */
async function hearAgain(page: Page, story: Look, found: Finding, accepted: string | undefined): Promise<void> {
  const { pictures: _, ...finding } = found;
  // The Storybook of an earlier commit may not have been able to.
  const before = await hear(page, story).catch(() => null);
  const isAccepted = before !== null && hashOfText(before) === accepted;
  const doubt = 'Heard again, the transcript before is not the accepted one.';
  await leaveFinding(
    { ...finding, ...(!isAccepted && { withoutBefore: doubt }) },
    { ...(before !== null && { before: Buffer.from(before) }) },
  );
}

/** Takes the pictures and transcripts of some findings again, as they were in another Storybook. */
async function takeAgain(folder: string, findings: Finding[]): Promise<void> {
  const accepted = parseAccepted(await git('show', `HEAD:${acceptedFile}`));
  const storybook = await serveStorybook(folder);
  const { browser, page } = await openStoryPage();
  try {
    for (const story of catalogue()) {
      const wanted = story.shots.flatMap((shot) => {
        const finding = findings.find(({ name }) => name === shot.name);
        return finding ? [{ shot, finding }] : [];
      });
      const spoken = findings.find(({ name }) => name === transcriptName(story.id));
      if (wanted.length === 0 && !spoken) continue;
      const reason = await open(page, storybook.url, story).then(
        () => undefined,
        (error: unknown) => `At that commit the story could not be opened: ${String(error)}`,
      );
      if (spoken) await hearAgain(page, story, spoken, accepted.get(spoken.name));
      for (const {
        shot,
        finding: { pictures, ...finding },
      } of wanted) {
        if (reason !== undefined || !pictures.after) {
          await leaveFinding({ ...finding, withoutBefore: reason ?? 'There is no picture after it.' }, {});
          continue;
        }
        await pose(page, shot);
        const before = await take(page, story.clip, shot.width);
        const { picture, ...found } = await difference(before, pictures.after);
        const isAccepted = (await hashOf(before)) === accepted.get(finding.name);
        const doubt =
          'Drawn again, the picture before is not the accepted one, so the story does not always look the same.';
        await leaveFinding(
          { ...finding, difference: found, ...(!isAccepted && { withoutBefore: doubt }) },
          { before, difference: picture },
        );
      }
    }
  } finally {
    await browser.close();
    await storybook.close();
  }
}

/** Why no picture can be drawn from a line's commit, or null when one can. */
function whyNotFrom(commit: string | null | undefined, built: number): string | null {
  if (commit === undefined) return 'Git does not know which commit accepted the picture before.';
  if (commit === null) return 'The accepted picture is not committed yet, so there is no commit to draw it from.';
  return built < mostCommits
    ? null
    : `The pictures before belong to more than ${mostCommits} commits. Run fewer stories, with -g and a part of their name.`;
}

/**
 * Adds to each changed picture the one that was accepted, rendered again from the commit that accepted it, and the
 * difference. Only hashes are kept of accepted pictures, so this is done when there is something to show, and for it
 * alone. Where it cannot be done, the finding says why.
 */
export async function addPicturesBefore(): Promise<void> {
  const changed = readFindings().filter(({ kind }) => kind === 'changed');
  if (changed.length === 0) return;
  const without = (finding: Finding, withoutBefore: string) => {
    const { pictures: _, ...rest } = finding;
    return leaveFinding({ ...rest, withoutBefore }, {});
  };
  const lines = parseBlame(await git(...blameAccepted).catch(() => ''));
  const byCommit = Map.groupBy(changed, ({ name }) => lines.get(name)?.commit);
  const sorted = [...byCommit].toSorted(([, a], [, b]) => b.length - a.length);
  let built = 0;
  for (const [commit, findings] of sorted) {
    const reason = whyNotFrom(commit, built);
    if (typeof commit !== 'string' || reason !== null) {
      for (const finding of findings) await without(finding, reason ?? '');
      continue;
    }
    built += 1;
    console.log(`Drawing ${findings.length} of the pictures before again, from ${commit.slice(0, 12)} …`);
    try {
      await takeAgain(await storybookOf(commit), findings);
    } catch (error) {
      const failed = `It could not be drawn again from ${commit.slice(0, 12)}: ${String(error).slice(0, 500)}`;
      for (const finding of findings) await without(finding, failed);
    }
  }
}
