const sources = import.meta.glob<string>('../../packages/ui/src/components/*/*.mdx', {
  query: '?raw',
  import: 'default',
});

const nameOf = (path: string) => path.split('/').at(-2) ?? path;

/** The pages of all components as they are written, by the component's name. */
export const componentPages: Promise<Readonly<Record<string, string>>> = Promise.all(
  Object.entries(sources).map(async ([path, load]) => [nameOf(path), await load()] as const),
).then((pages) => Object.fromEntries(pages));
