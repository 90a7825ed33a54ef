import { sourceOf } from './routeModules.ts';

/** The part of Vite's manifest that is read here: https://vite.dev/guide/backend-integration */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; assets?: string[]; src?: string }
>;

const entry = 'src/entryClient.tsx';

/** Fonts that the first picture needs; the other subsets come by unicode-range. */
const firstFonts = [/figtree-latin-wght-normal/, /fraunces-latin-wght-normal/];

/** The tags that bring a page its styles, fonts and scripts. */
export function assetTags(manifest: Manifest | null, module: string): string {
  return manifest === null ? developmentTags : builtTags(manifest, module);
}

// Vite's own pieces for hot reload, as its guide to backend integration gives them.
const developmentTags = `
<script type="module">
  import { injectIntoGlobalHook } from '/@react-refresh';
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
</script>
<script type="module" src="/@vite/client"></script>
<script type="module" src="/${entry}"></script>`;

function builtTags(manifest: Manifest, module: string): string {
  const chunks = [entry, sourceOf(module).replace('./', 'src/')].flatMap((key) => closure(manifest, key));
  const unique = [...new Set(chunks)].flatMap((key) => manifest[key] ?? []);
  const styles = new Set(unique.flatMap(({ css = [] }) => css));
  const fonts = new Set(
    unique.flatMap(({ assets = [] }) => assets).filter((file) => firstFonts.some((font) => font.test(file))),
  );
  const entryFile = manifest[entry]?.file;
  return [
    ...[...fonts].map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...unique.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entryFile}"></script>`,
  ].join('');
}

/** A chunk and everything it imports at once. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  return [key, ...(manifest[key]?.imports ?? []).flatMap((next) => closure(manifest, next, seen))];
}
