import { createElement } from 'react';
import type { ComponentType, SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { Drawing } from './createIcon.ts';
import createIcon from './createIcon.ts';

interface IconModule {
  __iconData: Drawing;
  default: ComponentType<SVGProps<SVGSVGElement>>;
}

const icons = import.meta.glob<IconModule>(
  '../../../../node_modules/lucide-react/dist/esm/icons/{menu,x,check,star,search,external-link,loader-circle,house}.mjs',
  { eager: true },
);

const uses: SVGProps<SVGSVGElement>[] = [
  {},
  { className: 'one two', strokeWidth: 1.9, focusable: 'false' },
  { 'aria-hidden': true, className: 'one' },
  { role: 'img', 'aria-label': 'Menu' },
  { width: '1em', height: '1em' },
];

/** The attributes may come in any order, and do. */
const sorted = (markup: string) =>
  markup.replace(/^<svg ([^>]*)>/, (_, given: string) =>
    given
      .split(/(?<=") /)
      .toSorted()
      .join(' '),
  );

it.each(Object.entries(icons))(
  '%s is drawn with the markup of lucide-react',
  (_path, { __iconData, default: Original }) => {
    const Lean = createIcon(__iconData);
    for (const props of uses)
      expect(sorted(renderToStaticMarkup(createElement(Lean, props)))).toBe(
        sorted(renderToStaticMarkup(createElement(Original, props))),
      );
  },
);

it('is tried on the drawings that there are', () => expect(Object.keys(icons)).toHaveLength(8));
