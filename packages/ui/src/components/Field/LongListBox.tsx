import { memo, useDeferredValue } from 'react';
import type { ComponentProps } from 'react';
import { CollectionRendererContext, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder';
import type { CollectionRenderer } from 'react-aria-components/CollectionBuilder';
import { ListBox } from 'react-aria-components/ListBox';

import { listBox } from './listBox.css.ts';
import { staysInPlace } from './staysInPlace.ts';

type RootProps = ComponentProps<CollectionRenderer['CollectionRoot']>;
type Node = RootProps['collection'] extends Iterable<infer T> ? T : never;

/** How many options are drawn with the press that opens a list: more than its height shows. */
const first = 15;

/** Drawn again only when the option itself is another one. */
const Line = memo(({ node }: { node: Node }) => node.render?.(node));

/**
 * The first options, those up to the one that is led to, and the longest, which makes the list as wide as it stays; right
 * after them all others.
 */
function CollectionRoot({ collection, persistedKeys }: RootProps) {
  const nodes = [...collection];
  const drawn = useDeferredValue(nodes.length, 0);
  const ledTo = nodes.findLastIndex(({ key }) => persistedKeys?.has(key));
  const most = Math.max(...nodes.map(({ textValue }) => textValue.length));
  return nodes
    .filter(({ textValue }, place) => place < Math.max(drawn, ledTo + first) || textValue.length === most)
    .map((node) => <Line key={node.key} node={node} />);
}

const renderer: CollectionRenderer = { ...DefaultCollectionRenderer, CollectionRoot };

/** The options of a field whose catalogue may be long: a press is answered before those below its edge are drawn. */
export function LongListBox(props: Omit<ComponentProps<typeof ListBox>, 'ref' | 'className'>) {
  return (
    <CollectionRendererContext value={renderer}>
      <ListBox ref={staysInPlace} className={listBox} {...props} />
    </CollectionRendererContext>
  );
}
