/** How much of a bio a featured card shows, in characters. */
const shown = 20;

/** The beginning of a bio, with an ellipsis where there is more; a sentence of its own where there is none. */
export function cutBio(bio: string | null): string {
  const text = (bio ?? '').trim();
  if (text === '') return 'No bio available';
  const characters = Array.from(text);
  return characters.length <= shown ? text : `${characters.slice(0, shown).join('').trimEnd()}…`;
}
