import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { diffLines } from 'diff';

import { themes } from '../../packages/ui/src/themes/themes.ts';
import type { Theme } from '../../packages/ui/src/tokens/theme.ts';
import { readFindings } from './findings.ts';
import { isTranscript } from './transcripts.ts';

type Findings = ReturnType<typeof readFindings>;
type One = Findings[number];

const reportFile = join(import.meta.dirname, '../../.cache/visual-report.html');

/** Each finding has up to three pictures inside the file; past this many it only has its name. */
const mostShown = 300;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const variables = ({ color }: Theme) =>
  Object.entries(color)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

const style = `
:root { color-scheme: light dark; ${variables(themes.light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(themes.dark)} } }
* { box-sizing: border-box; margin: 0; }
body { padding: 2rem clamp(1rem, 3vw, 3rem) 6rem; background: var(--surface); color: var(--ink); font: 1rem/1.55 Figtree, system-ui, sans-serif; }
h1 { font: 600 2rem/1.15 Fraunces, Georgia, serif; margin-block-end: 0.5rem; }
h2 { font-size: 1.125rem; line-height: 1.3; overflow-wrap: anywhere; }
p { max-width: 70ch; } code { font-size: 0.9em; }
.muted { color: var(--inkMuted); }
.bar { position: sticky; inset-block-start: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding-block: 0.75rem; margin-block: 1rem 1.5rem; padding-inline: 0; border: 0; border-block-end: 1px solid var(--lineStrong); background: var(--surface); }
.bar legend { float: inline-start; padding: 0; line-height: 2rem; margin-inline-end: 1rem; font-weight: 620; }
.bar label { display: inline-flex; align-items: center; gap: 0.5rem; min-block-size: 2rem; cursor: pointer; }
article { padding-block: 1.5rem; border-block-start: 1px solid var(--line); scroll-margin-block-start: 4rem; }
.three { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; margin-block-start: 1rem; align-items: start; }
figure { display: grid; gap: 0.5rem; min-inline-size: 0; }
figcaption { font-weight: 620; }
img { display: block; max-inline-size: 100%; block-size: auto; border: 1px solid var(--lineStrong); background: var(--surfaceRaised); }
.slide { display: none; margin-block-start: 1rem; inline-size: fit-content; max-inline-size: 100%; }
.slide input { inline-size: 100%; block-size: 2rem; margin-block-end: 0.5rem; accent-color: var(--accent); }
pre { margin-block-start: 1rem; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--lineStrong); background: var(--surfaceRaised); }
ins, del { display: block; text-decoration: none; } ins::before { content: '+ '; } del::before { content: '− '; }
ins { background: color-mix(in srgb, var(--accent) 15%, transparent); } del { color: var(--inkMuted); text-decoration: line-through; }
.pair { position: relative; display: grid; }
.pair img { grid-area: 1 / 1; }
.pair img + img { clip-path: inset(0 0 0 var(--cut, 50%)); }
.pair::after { content: ''; position: absolute; inset-block: 0; inset-inline-start: var(--cut, 50%); border-inline-start: 2px solid var(--accent); }
body:has(#as-slider:checked) .changed .three { display: none; }
body:has(#as-slider:checked) .slide { display: block; }
body:has(#as-difference:checked) .changed figure:not(.diff) { display: none; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

// The only thing that needs a script: where the slider stands.
const script = `
for (const slider of document.querySelectorAll('.slide input')) {
  const pair = slider.closest('.slide').querySelector('.pair');
  const move = () => pair.style.setProperty('--cut', slider.value + '%');
  slider.addEventListener('input', move);
  move();
}`;

const image = (png: Buffer | undefined, alt: string) =>
  png === undefined
    ? ''
    : `<img src="data:image/png;base64,${png.toString('base64')}" alt="${escape(alt)}" loading="lazy">`;

const figure = (png: Buffer | undefined, caption: string, file: string, name = '') =>
  png === undefined
    ? ''
    : `<figure class="${name}"><figcaption>${caption}</figcaption>${image(png, `${file}, ${caption.toLowerCase()}`)}</figure>`;

function facts({ name, kind, difference, withoutBefore = '' }: One): string {
  const noun = isTranscript(name) ? 'transcript' : 'picture';
  if (kind === 'new') return `No ${noun} was accepted yet.`;
  if (kind === 'left') return `No story asks for this ${noun} any more.`;
  if (!difference) return escape(withoutBefore);
  const { points, share, box } = difference;
  if (points === 0) return `Drawn again, the picture before is equal to this one. ${escape(withoutBefore)}`;
  const percent = (share * 100).toLocaleString('en', { maximumSignificantDigits: 2 });
  return `${points.toLocaleString('en')} points differ (${percent}%), within ${box.width} × ${box.height} px at ${box.x}, ${box.y}. ${escape(withoutBefore)}`;
}

/** What a screen reader said before and says now, a phrase a line. */
const changedLines = (before: Buffer | undefined, after: Buffer | undefined) =>
  diffLines(before?.toString() ?? '', after?.toString() ?? '')
    .map(({ value, added, removed }) => {
      const text = escape(value.trimEnd());
      return added ? `<ins>${text}</ins>` : removed ? `<del>${text}</del>` : text;
    })
    .join('\n');

function article(finding: One): string {
  const { name: file, kind, pictures } = finding;
  const { before, after, difference } = pictures;
  const head = `<h2>${escape(file)}</h2><p class="muted">${facts(finding)}</p>`;
  if (isTranscript(file))
    return `<article id="${escape(file)}" class="${kind}">${head}<pre>${changedLines(before, after)}</pre></article>`;
  const slider =
    before && after
      ? `<div class="slide"><label class="muted" for="${escape(file)}-cut">Before to the left of the line, after to the right</label>
<input id="${escape(file)}-cut" type="range" min="0" max="100" value="50"><div class="pair">${image(before, `${file}, before`)}${image(after, '')}</div></div>`
      : '';
  return `<article id="${escape(file)}" class="${kind}">${head}
<div class="three">${figure(before, 'Before', file)}${figure(after, 'After', file)}${figure(difference, 'Difference', file, 'diff')}</div>${slider}</article>`;
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What the report is about, in a sentence. */
function summary(findings: Findings): string {
  const sentences = (noun: 'picture' | 'transcript') => {
    const all = findings.filter(({ name }) => isTranscript(name) === (noun === 'transcript'));
    const count = (kind: One['kind']) => all.filter((finding) => finding.kind === kind).length;
    return [
      count('changed') > 0 ? plural(count('changed'), `${noun} differs`, `${noun}s differ`) : '',
      count('new') > 0 ? plural(count('new'), `${noun} is new`, `${noun}s are new`) : '',
      count('left') > 0 ? plural(count('left'), `${noun} belongs to no story`, `${noun}s belong to no story`) : '',
    ];
  };
  return [...sentences('picture'), ...sentences('transcript')].filter(Boolean).join(', ');
}

function html(findings: Findings): string {
  const shown = findings.slice(0, mostShown);
  const rest = findings.slice(mostShown);
  const choice = (id: string, label: string, isChecked = false) =>
    `<label><input type="radio" name="view" id="${id}"${isChecked ? ' checked' : ''}> ${label}</label>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${summary(findings)}</title><style>${style}</style></head><body><main>
<h1>${summary(findings)}</h1>
<p>Accept what is meant with <code>npm run test:stories -- --update</code>, or with <code>-g</code> and a part of the name for some of them.</p>
<fieldset class="bar"><legend>Show changes as</legend>${choice('as-three', 'three pictures', true)}${choice('as-slider', 'a slider')}${choice('as-difference', 'the difference alone')}</fieldset>
${shown.map(article).join('\n')}
${rest.length === 0 ? '' : `<section><h2>And ${rest.length} more</h2><ul>${rest.map(({ name }) => `<li>${escape(name)}</li>`).join('')}</ul></section>`}
</main><script>${script}</script></body></html>`;
}

/** Writes what the run found as one page that needs nothing else. Answers with a sentence to print, or null. */
export async function writeReport(): Promise<string | null> {
  const findings = readFindings();
  if (findings.length === 0) return null;
  await writeFile(reportFile, html(findings));
  return `${summary(findings)}. Before, after and difference: ${reportFile}`;
}
