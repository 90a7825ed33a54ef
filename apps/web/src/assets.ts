import { guestMark } from './reading/guestMark.ts';
import { laterFiles, wishMark } from './reading/laterFiles.ts';
import { sourceOf } from './routeModules.ts';
import { plainMessage } from './shell/plainMessage.css.ts';
import type { Sheet } from './usedStyles.ts';
import { allStyles, usedStyles } from './usedStyles.ts';

/** The part of Vite's manifest that is read here: https://vite.dev/guide/backend-integration */
export type Manifest = Record<string, { file: string; imports?: string[]; assets?: string[]; src?: string }>;

const entry = 'src/entryClient.ts';
const app = 'src/startApp.tsx';
const moduleList = 'src/moduleList.ts';

/** What the build left for the server. */
export interface Build {
  manifest: Manifest;
  sheet: Sheet;
}

/** Fonts that the first picture needs; the other subsets come by unicode-range. */
const firstFonts = [/figtree-latin-wght-normal/, /fraunces-latin-wght-normal/];

/** What the page's first script may bring. */
const addedInBrowser = { added: [plainMessage], addedToRoot: [guestMark] };

interface Page {
  /** The page's module, by its place below `screens/`. */
  module: string;
  /** It arrives drawn, and is read until a person does something or turns out to be signed in: the app comes then. */
  isReadFirst: boolean;
  /** Its links are the app's to follow, also before it has come. */
  hasWish: boolean;
}

/**
 * The name of a sheet that react-aria adds to the head with the first button, unless there is one. A sheet that is added
 * makes a browser look at its fonts anew, and those that had come too late would move the page then. So ours has this
 * name, and says what that one would.
 */
export const sheetId = 'react-aria-pressable-style';

/** The tags that bring a page its styles, fonts and scripts; the page as it is drawn says which styles it uses. */
export function assetTags(build: Build | null, page: Page, html: string): string {
  return build === null ? developmentTags : builtTags(build, page, html);
}

/** The files of scripts that a page is hydrated with, but the first one. */
const appScripts = (manifest: Manifest, { module }: Page): string[] =>
  chunksOf(manifest, [app, moduleList, keyOf(module)])
    .map(({ file }) => `/${file}`)
    .filter((file) => file !== entryFile(manifest));

const entryFile = (manifest: Manifest) => `/${manifest[entry]?.file}`;

// Vite's own pieces for hot reload, as its guide to backend integration gives them.
const developmentTags = `
<style id="${sheetId}"></style>
<script type="module">
  import { injectIntoGlobalHook } from '/@react-refresh';
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
</script>
<script type="module" src="/@vite/client"></script>
<script type="module" src="/${entry}"></script>`;

function builtTags({ manifest, sheet }: Build, page: Page, html: string): string {
  const chunks = chunksOf(manifest, [entry, app, keyOf(page.module)]);
  const fonts = new Set(
    chunks.flatMap(({ assets = [] }) => assets).filter((file) => firstFonts.some((font) => font.test(file))),
  );
  const scripts = appScripts(manifest, page);
  const marks = [
    page.isReadFirst && `${laterFiles}="${[sheet.file, ...scripts].join(' ')}"`,
    page.hasWish && wishMark,
  ].filter((mark) => mark !== false);
  return [
    ...[...fonts].map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    // In the page itself: asked for by itself, it would come a round trip later, and the first picture with it.
    `<style id="${sheetId}">${page.isReadFirst ? usedStyles(sheet, html, addedInBrowser) : allStyles(sheet)}</style>`,
    // The page can be read without them: what it is drawn with goes first.
    ...(page.isReadFirst ? [] : scripts.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`)),
    `<script type="module" src="${entryFile(manifest)}" fetchpriority="low"${marks.map((mark) => ` ${mark}`).join('')}></script>`,
  ].join('');
}

const keyOf = (module: string) => sourceOf(module).replace('./', 'src/');

/** What is loaded for some entries, each chunk once. */
function chunksOf(manifest: Manifest, keys: readonly string[]) {
  const unique = new Set(keys.flatMap((key) => closure(manifest, key)));
  return [...unique].flatMap((key) => manifest[key] ?? []);
}

/** A chunk and everything it imports at once. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  return [key, ...(manifest[key]?.imports ?? []).flatMap((next) => closure(manifest, next, seen))];
}
