import { parentPort, workerData } from 'node:worker_threads';

import { SAXParser } from 'parse5-sax-parser';

/** Far more than a page has that means one person. */
const most = 200;

// Run as a worker by `relMe.ts`, with a page.
const addresses: string[] = [];
const parser = new SAXParser();
parser.on('startTag', ({ tagName, attrs }) => {
  if (tagName !== 'a' && tagName !== 'link') return;
  const valueOf = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value;
  const isMe = valueOf('rel')?.toLowerCase().split(/\s+/).includes('me') ?? false;
  const href = valueOf('href')?.trim();
  if (isMe && href !== undefined && href.length <= 2000 && addresses.length < most) addresses.push(href);
});
parser.once('end', () => parentPort?.postMessage(addresses));
parser.resume();
parser.end(String(workerData));
