import { parentPort, workerData } from 'node:worker_threads';

import { readAccepted } from '../visual/accepted.ts';
import type { Answers } from './ask.ts';
import { ask } from './ask.ts';
import type { Story } from './catalogue.ts';
import { catalogue, isOperated } from './catalogue.ts';
import { open, openStoryPage, switchTo } from './page.ts';

/** What the thread answers to the id of a story. */
export type Reply = { answers: Answers } | { error: unknown };

/*
 * Runs in a thread of its own, with a browser of its own: the test runner writes down each call to a browser with its place in
 * the code, which for the hundred calls of a story took as long as everything else.
 */
const url = workerData as string;
const all = catalogue();
const accepted = readAccepted();
const { browser, page } = await openStoryPage();
const errors: string[] = [];
/** A page keeps something of each story that it has shown: after seventy it held more than a gigabyte. */
const mostOnPage = 60;
let onPage = mostOnPage;
page.on('pageerror', ({ message }) => errors.push(message));

/**
 * A story is first shown on the page as the story before left it. What is then in order has passed; anything else is
 * decided by opening that story alone.
 */
async function answersOf(story: Story): Promise<Answers> {
  const questions = { accepted: (name: string) => accepted.get(name), isOperated: isOperated(story, all) };
  errors.length = 0;
  onPage += 1;
  if (onPage <= mostOnPage && (await switchTo(page, story))) {
    const answers = await ask(page, story, { ...questions, looks: 1 }).catch(() => null);
    if (answers?.faults.length === 0 && answers.taken.length === 0 && errors.length === 0) return answers;
  }
  errors.length = 0;
  onPage = 1;
  await open(page, url, story);
  const answers = await ask(page, story, { ...questions, looks: 6 });
  return { ...answers, faults: [...answers.faults, ...errors.map((error) => `error on the page: ${error}`)] };
}

async function reply(id: string): Promise<Reply> {
  try {
    const story = all.find((one) => one.id === id);
    if (!story) throw new Error(`There is no story ${id}.`);
    return { answers: await answersOf(story) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', (id: string | null) => {
  if (id === null) void browser.close().then(() => parentPort?.close());
  else void reply(id).then((answer) => parentPort?.postMessage(answer));
});
