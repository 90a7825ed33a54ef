import { createElement } from 'react';
import type { SVGProps } from 'react';

/** A drawing as lucide-react keeps it. */
export interface Drawing {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
  aliases?: (string | object)[];
}

const namesMeaning = (prop: string) => /^(aria-|role$|title$)/.test(prop);

/**
 * Makes a component of a drawing, as lucide-react's own function of this name does, with the same markup, without what
 * no one here uses: sizes, colours and contexts. It takes that one's place in what browsers get.
 */
// The drawings of lucide-react import the default.
// oxlint-disable-next-line import/no-default-export
export default function createIcon({ name, node, aliases = [] }: Drawing) {
  const names = [name, ...aliases.filter((alias) => typeof alias === 'string')].map((each) => `lucide-${each}`);
  return function Drawn({ className = '', ...props }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['lucide', ...names, className].join(' ').trim(),
        ...(Object.keys(props).some(namesMeaning) ? {} : { 'aria-hidden': 'true' }),
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
