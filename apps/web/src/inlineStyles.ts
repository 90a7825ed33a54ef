/**
 * The only `style` attributes that the server may draw: react-aria's visually hidden elements and the cells of its tag
 * lists. The page's Content-Security-Policy allows exactly these texts by their hashes; a test draws every story and
 * compares. In the browser styles are set through the DOM, which no policy minds.
 */
export const inlineStyles: readonly string[] = [
  'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:absolute;width:1px;white-space:nowrap',
  'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:fixed;width:1px;white-space:nowrap;top:0;left:0',
  'display:contents',
];

/**
 * The only `<style>` that is added in the browser: react-aria's, on an iPhone while a dialog is open. The page's policy
 * allows exactly this text; a test compares it with what the library would add.
 */
export const addedSheets: readonly string[] = [
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];
