import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ChildNode } from 'postcss';
import { parse } from 'postcss';

import type { Sheet, SheetPart } from '../src/usedStyles.ts';

/** Rules that stand for what is in them. */
const conditions = new Set(['media', 'supports', 'layer', 'container']);

/** What may be any of several, or is not there, asks for nothing. */
function withoutAlternatives(selector: string): string {
  const shorter = selector.replaceAll(/:(?:is|where|not|has)\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutAlternatives(shorter);
}

function selectorOf(text: string) {
  const plain = withoutAlternatives(text);
  return {
    text,
    classes: [...plain.matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(([, name = '']) => name),
    root: [...plain.matchAll(/:root\[([\w-]+)/g)].map(([, name = '']) => name),
  };
}

/** A sheet in parts. */
export function partsOf(nodes: readonly ChildNode[]): SheetPart[] {
  return nodes.flatMap((node): SheetPart[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') return [{ selectors: node.selectors.map(selectorOf), body: node.nodes.join(';') }];
    if (node.type === 'atrule' && node.nodes !== undefined && conditions.has(node.name))
      return [{ condition: `@${node.name} ${node.params}`, parts: partsOf(node.nodes) }];
    if (node.type === 'atrule' && node.name === 'keyframes') return [{ animation: node.params, text: node.toString() }];
    return [{ text: node.toString() }];
  });
}

/**
 * Leaves the one sheet of the app in two forms: in parts for the server, which gives each page those that it uses, and
 * whole for the browser, without the fonts: those come with the page, and a browser that met them again would look anew
 * whether one that came late is to be shown.
 */
export async function splitSheet(staging: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(staging, 'client/.vite/manifest.json'), 'utf8')) as {
    'style.css': { file: string };
  };
  const path = join(staging, 'client', manifest['style.css'].file);
  const root = parse(await readFile(path, 'utf8'));
  const sheet: Sheet = { file: `/${manifest['style.css'].file}`, parts: partsOf(root.nodes) };
  await writeFile(join(staging, 'server/sheet.json'), JSON.stringify(sheet));
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  await writeFile(path, root.toString());
}
