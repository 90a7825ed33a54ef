import type { Page } from '@playwright/test';

import type { Fault } from './pageCheck.ts';

/** Controls whose edge, ground or drawing does not reach the contrast that is asked for. */
export function contrastLoss(page: Page, least: number): Promise<Fault[]> {
  return page.evaluate((wanted) => {
    const { audit, colours } = window;
    const isDrawn = (width: string, line: string) => Number.parseFloat(width) > 0 && !/none|hidden/.test(line);

    /** The best contrast of what an element draws with what is around it. */
    function best(element: Element): number {
      const style = getComputedStyle(element);
      const around = colours.ground(element, false);
      const inside = colours.ground(element);
      const contrasts = [colours.contrast(inside, around)];
      const sides = [
        [style.borderTopWidth, style.borderTopStyle, style.borderTopColor],
        [style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor],
        [style.outlineWidth, style.outlineStyle, style.outlineColor],
      ] as const;
      for (const [width, line, color] of sides) {
        if (isDrawn(width, line)) contrasts.push(colours.contrast(colours.over(colours.parse(color), around), around));
      }
      if (element instanceof SVGElement) {
        for (const paint of [style.stroke, style.fill])
          if (paint !== 'none' && !paint.startsWith('url'))
            contrasts.push(colours.contrast(colours.over(colours.parse(paint), around), around));
      }
      for (const shadow of style.boxShadow.matchAll(/((?:rgb|oklch|oklab|color)a?\([^)]*\))[^,]*? 0px (\d+)px/g)) {
        if (Number(shadow[2]) > 0)
          contrasts.push(colours.contrast(colours.over(colours.parse(shadow[1] ?? ''), around), around));
      }
      return Math.max(...contrasts);
    }

    const faults: { target: string; message: string }[] = [];
    for (const control of audit.controls()) {
      if (control.closest('[aria-disabled=true],[data-disabled]')) continue;
      // Read as text; known by the words of its button.
      if (control.matches('[readonly],[aria-readonly=true],[type=file]')) continue;
      const own = control.matches('input,textarea,select,[role=slider],[role=spinbutton]');
      const label = control.closest('label');
      let parts: Element[];
      if (own && !audit.isSeen(control)) {
        // Drawn by what stands in its label, or by what it lies on.
        const frame = label ?? control.parentElement?.parentElement;
        parts = [...(frame?.querySelectorAll('*') ?? [])].filter((part) => {
          const { width, height } = part.getBoundingClientRect();
          return width >= 8 && height >= 8 && width <= 64 && height <= 64 && audit.isSeen(part);
        });
      } else if (own) {
        parts = [control];
        for (let at = control.parentElement, up = 0; at && up < 3; at = at.parentElement, up += 1) parts.push(at);
        parts.push(...(control.parentElement?.querySelectorAll(':scope > span') ?? []));
      } else if (audit.texts(control).length === 0 && control.querySelector('svg')) {
        parts = [control, ...control.querySelectorAll('svg, svg *')];
      } else if (/^(checkbox|radio|switch)$/.test(audit.roleOf(control))) {
        parts = [control, ...control.querySelectorAll('*')];
      } else continue;
      if (parts.length === 0) continue;
      const found = Math.max(...parts.map(best));
      if (found >= wanted - 0.01) continue;
      faults.push({
        target: audit.selectorOf(control),
        message: `${audit.roleOf(control)} “${audit.nameOf(control).slice(0, 40)}” stands out by ${found.toFixed(2)}:1 and needs ${wanted}:1.`,
      });
    }
    return faults;
  }, least);
}
