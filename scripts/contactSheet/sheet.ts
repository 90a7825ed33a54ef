import { themes } from '../../packages/ui/src/themes/themes.ts';
import type { ThemeName } from '../../packages/ui/src/themes/themes.ts';
import { font } from '../../packages/ui/src/tokens/scales.ts';
import type { Layout, Measures } from './layout.ts';

/** Pictures by component, of one theme. */
export type Pictures = Record<string, Buffer>;

/** How much empty edge a picture has, by component. */
export type Paddings = Record<string, number>;

const margin = 48;

const image = (png: Buffer, width: number, padding: number) =>
  `<img src="data:image/png;base64,${png.toString('base64')}" width="${width}" style="margin: ${-padding}px 0 0 ${-padding}px" alt="">`;

function panel(name: ThemeName, pictures: Pictures, paddings: Paddings, layout: Layout, width: number): string {
  const { color, border } = themes[name];
  const titles = layout.titles.map(({ title, y }) => `<h3 style="top:${y}px">${title}</h3>`);
  const items = Object.entries(layout.items).map(([component, { x, y, width: itemWidth }]) => {
    const png = pictures[component];
    if (!png) throw new Error(`There is no picture of ${component} in the ${name} theme.`);
    return `<figure style="left:${x}px;top:${y}px;width:${itemWidth}px"><figcaption>${component}</figcaption>${image(png, itemWidth, paddings[component] ?? 0)}</figure>`;
  });
  return `<section style="--surface:${color.surface};--ink:${color.ink};--muted:${color.inkMuted};--line:${color.line};--border:${border.card};width:${width + 2 * margin}px">
<h2>${name}</h2><div style="height:${layout.height}px">${titles.join('')}${items.join('')}</div></section>`;
}

/** The sheet as a page: three themes side by side, each thing at the same place in each. */
export function sheetHtml(
  pictures: Record<ThemeName, Pictures>,
  paddings: Paddings,
  layout: Layout,
  measures: Measures,
): { html: string; css: string; width: number } {
  const { columns, columnWidth, gap, labelHeight } = measures;
  const width = columns * columnWidth + (columns - 1) * gap;
  // Object.keys widens the keys to string.
  const names = Object.keys(themes) as ThemeName[];
  const css = `
    html { font-size: 100%; } body { margin: 0 !important; padding: 0 !important; display: block !important; }
    .themes { display: flex; width: max-content; }
    section { flex: none; box-sizing: border-box; padding: ${margin}px; background: var(--surface); color: var(--ink); font: 15px/1.3 ${font.text}; }
    section > div { position: relative; }
    h2 { font: 560 44px/1.1 ${font.display}; text-transform: capitalize; margin-block-end: 28px; }
    h3 { position: absolute; inset-inline: 0; padding-block-start: 10px; border-block-start: var(--border) solid var(--line); font: 560 22px/1.2 ${font.display}; }
    figure { position: absolute; margin: 0; }
    figcaption { height: ${labelHeight}px; color: var(--muted); font-weight: 520; }
    img { display: block; max-width: none; }`;
  return {
    html: `<div class="themes">${names.map((name) => panel(name, pictures[name], paddings, layout, width)).join('')}</div>`,
    css,
    width: names.length * (width + 2 * margin),
  };
}
