// A picture is taken when its fonts are there, however late: these faces swap, where those of the app do not.
import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import { font } from '../packages/ui/src/tokens/scales.ts';

/**
 * Loads our faces for a text. Before the first story: what is measured while a story plays, a popover's place, would be that
 * of the fallback.
 */
export async function loadFaces(text?: string): Promise<void> {
  const families = [font.text, font.display].map((stack) => stack.split(',')[0] ?? stack);
  await Promise.all(families.map((family) => document.fonts.load(`1em ${family}`, text)));
}
