/** Characters of a name that are looked at: no system has longer ones. */
const longestGiven = 1000;

/** The longest name kept, its ending included, in characters. */
const maxLength = 120;

/** Separators, what Windows forbids, controls, and what turns the reading direction or is not seen. */
const unwanted = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu;

/**
 * A name that is safe to show and to save under, ending as the content asks: `../x/Resume.PDF.exe` → `Resume.PDF.exe.pdf`.
 * Without a usable name, `fallback`.
 */
export function safeFileName(given: string, fallback: string, ending: string): string {
  const base = (given.split(/[\\/]/).at(-1) ?? '').slice(0, longestGiven).toWellFormed();
  const isEnded = base.toLowerCase().endsWith(`.${ending}`);
  const stem = base
    .slice(0, isEnded ? -ending.length - 1 : undefined)
    .replaceAll(unwanted, ' ')
    .replaceAll(/\s+/g, ' ');
  const short = Array.from(withoutDots(stem))
    .slice(0, maxLength - ending.length - 1)
    .join('')
    .trimEnd();
  return `${short || fallback}.${ending}`;
}

/** Without dots and spaces at its beginning and end: such names are hidden, or not possible. */
function withoutDots(name: string): string {
  const isEdge = (index: number): boolean => name[index] === '.' || name[index] === ' ';
  let [start, end] = [0, name.length];
  while (start < end && isEdge(start)) start += 1;
  while (end > start && isEdge(end - 1)) end -= 1;
  return name.slice(start, end);
}

/**
 * The Content-Disposition header for a name in any script: https://www.rfc-editor.org/rfc/rfc6266, with the second
 * form of the name from https://www.rfc-editor.org/rfc/rfc8187.
 */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const ascii = name.replaceAll(/[^ -~]|["\\%]/g, '_');
  if (ascii === name) return `${type}; filename="${name}"`;
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
