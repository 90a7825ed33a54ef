import type { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';

type Renderer = DocsRenderer<ReactRenderer>;

/**
 * Draws a page of documentation once. When a toolbar is turned, Storybook would draw all of it from nothing, while the
 * stories on it are being changed, and then has to load the page anew. The page and its stories follow by themselves.
 */
export async function docsRenderer(): Promise<Renderer> {
  // Together with everything that only pages of documentation need: a story alone loads none of it.
  const [addon, { pageParts }] = await Promise.all([import('@storybook/addon-docs'), import('./docs/pageParts.ts')]);
  const { render, unmount } = new addon.DocsRenderer<ReactRenderer>();
  let drawing: Promise<void> | undefined;
  return {
    render: (context, parameters, element) => (drawing ??= render(context, { ...pageParts, ...parameters }, element)),
    unmount,
  };
}
