import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { themes } from '../../../../packages/ui/src/themes/themes.ts';
import type { ThemeName } from '../../../../packages/ui/src/themes/themes.ts';
import { font, leading, radius, weight } from '../../../../packages/ui/src/tokens/scales.ts';

const require = createRequire(import.meta.url);

/** A font as part of the page, so that the report is one file. */
function face(family: string, file: string): string {
  const data = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
}

function variables(name: ThemeName): string {
  const { color, tone } = themes[name];
  const { ink, inkMuted, line, lineStrong, link, focus, surface, surfaceRaised, surfaceSunken, accent, rating } = color;
  const tones = Object.entries(tone).map(
    ([key, value]) => `--${key}: ${value.ink}; --${key}-surface: ${value.surface}; --${key}-line: ${value.line};`,
  );
  const plain = { ink, inkMuted, line, lineStrong, link, focus, surface, surfaceRaised, surfaceSunken, accent, rating };
  const colours = Object.entries(plain).map(([key, value]) => `--${key}: ${value};`);
  return [...colours, ...tones].join(' ');
}

/** The report's style: the product's own paper, ink and type. */
export const style = (): string => `
${face('Figtree Variable', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')}
${face('Fraunces Variable', '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2')}
:root { color-scheme: light; ${variables('light')} }
@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; ${variables('dark')} } }
@media screen and (prefers-contrast: more) { :root { color-scheme: light; ${variables('contrast')} } }
*, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; }
html { font: ${weight.regular} 100%/${leading.normal} ${font.text}; color: var(--ink); background: var(--surface); text-size-adjust: none; overflow-wrap: break-word; }
body { padding: 0 1.25rem 6rem; max-width: 72rem; margin-inline: auto; }
h1, h2, h3, h4 { text-wrap: balance; line-height: ${leading.tight}; }
h1, h2, .figure b { font-family: ${font.display}; }
h1 { font-size: clamp(2.3rem, 1.4rem + 4vw, 4rem); font-weight: 560; letter-spacing: -0.02em; max-width: 16ch; }
h2 { font-size: 1.9rem; font-weight: 560; letter-spacing: -0.01em; margin-bottom: 1rem; }
h3 { font-size: 1.25rem; font-weight: ${weight.semibold}; margin: 2.75rem 0 0.25rem; }
h4 { font-size: 1.0625rem; font-weight: ${weight.semibold}; line-height: ${leading.snug}; }
p, li { text-wrap: pretty; max-width: 68ch; }
a { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; border-radius: 2px; }
:target { scroll-margin-top: 1.5rem; }
h3.flush { margin: 0; font-size: 1.0625rem; }
.foot { margin-top: 4rem; }
ul, ol { list-style: none; }
code { font: 0.875em/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.skip { position: absolute; inset: 0.5rem auto auto 0.5rem; padding: 0.75rem 1rem; background: var(--surfaceRaised); transform: translateY(-200%); }
.skip:focus { transform: none; }
.masthead { padding: clamp(2.5rem, 6vw, 5rem) 0 2.5rem; display: grid; gap: 1.5rem; }
.byline { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; color: var(--inkMuted); font-size: 0.9375rem; max-width: none; }
.byline b { color: var(--ink); font-weight: ${weight.semibold}; }
.lead { font-size: 1.1875rem; line-height: 1.5; max-width: 58ch; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); border-block: 1px solid var(--lineStrong); }
.figure { padding: 1.1rem 1rem 1.1rem 0; display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.figure b, .figure dd { font-size: 2.4rem; line-height: 1.1; font-weight: 520; font-family: ${font.display}; font-variant-numeric: tabular-nums lining-nums; }
.figure dt { color: var(--inkMuted); font-size: 0.9375rem; line-height: 1.35; margin-top: 0.3rem; }
.notice { border: 1px solid var(--caution-line); background: var(--caution-surface); color: var(--caution); border-radius: ${radius.card}; padding: 1rem 1.25rem; }
.contents { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
.contents a { display: inline-block; padding-block: 0.3rem; }
main > section { margin-top: 4.5rem; }
main > section > p + * { margin-top: 1.25rem; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; font-variant-numeric: tabular-nums; }
table + table { margin-top: 2.25rem; }
caption { text-align: start; font-weight: ${weight.semibold}; padding-bottom: 0.35rem; }
th.level { width: 3.75rem; }
th.number { width: 6.5rem; }
th.result { width: 9rem; }
th, td { text-align: start; vertical-align: baseline; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); font-weight: inherit; }
thead th { color: var(--inkMuted); white-space: nowrap; font-size: 0.875rem; border-bottom-color: var(--lineStrong); }
td.number, th.number { text-align: end; padding-inline-end: 2rem; }
th:last-child, td:last-child { padding-inline-end: 0; }
.mark { display: inline-block; white-space: nowrap; font-size: 0.875rem; line-height: 1.5; padding: 0 0.6rem; border-radius: ${radius.pill}; border: 1px solid; }
.mark.checked { color: var(--info); background: var(--info-surface); border-color: var(--info-line); }
.mark.faults { color: var(--critical); background: var(--critical-surface); border-color: var(--critical-line); font-weight: ${weight.semibold}; }
.mark.person, .mark.unrun { color: var(--caution); background: var(--caution-surface); border-color: var(--caution-line); }
.mark.none { color: var(--inkMuted); background: none; border-color: var(--line); }
.entry { padding: 1.4rem 0; border-top: 1px solid var(--line); display: grid; gap: 0.75rem; }
.entry > header { display: flex; flex-wrap: wrap; gap: 0.35rem 0.75rem; align-items: baseline; }
.entry > header > :first-child { flex: 1 1 16rem; }
.entry .level { color: var(--inkMuted); font-weight: ${weight.regular}; white-space: nowrap; }
.facts { display: grid; gap: 0.15rem 1.5rem; }
.facts dt { color: var(--inkMuted); font-size: 0.9375rem; }
.facts dd { max-width: 68ch; margin-bottom: 0.5rem; }
.facts li + li, .places li + li { margin-top: 0.2rem; }
.places { color: var(--inkMuted); font-size: 0.9375rem; }
@media (min-width: 48rem) {
  body { padding-inline: 2.5rem; }
  .facts { grid-template-columns: 11rem 1fr; row-gap: 0.45rem; }
  .facts dt { padding-top: 0.08rem; }
  .facts dd { margin-bottom: 0; }
}
@media (max-width: 35.99rem) { .wide { display: none; } }
@media print {
  @page { margin: 18mm 16mm; }
  html { font-size: 9.5pt; background: none; }
  body { padding: 0; max-width: none; }
  .skip, .contents { display: none; }
  .entry, tr, .notice { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  main > section { margin-top: 2.5rem; }
  details::details-content { content-visibility: visible; }
  a { color: inherit; }
}
`;
