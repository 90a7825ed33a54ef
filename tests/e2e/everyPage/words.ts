/** The words that stand on two lines though they would fit on one, with the room there is. In the page. */
export function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.clientWidth === 1) continue;
    for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(parts.map(({ top }) => Math.round(top))).size < 2) continue;
      let block = parent;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (parts.reduce((sum, { width }) => sum + width, 0) <= room) broken.push(word);
    }
  }
  return broken;
}
