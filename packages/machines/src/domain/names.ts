/** The words of a name; none when there is no name. */
const words = (name: string): string[] => name.trim().split(/\s+/).filter(Boolean);

/** What a person is greeted by. Empty when there is no name. */
export const firstName = (name: string): string => words(name)[0] ?? '';

/** The first letter of a word, with its accents. */
const letter = (word: string | undefined): string => word?.match(/^\P{M}\p{M}*/u)?.[0] ?? '';

/** Up to two letters that stand for a picture: of the first and the last word. */
export function initials(name: string): string {
  const all = words(name);
  return (letter(all[0]) + (all.length > 1 ? letter(all.at(-1)) : '')).toLocaleUpperCase('en');
}
