import { createContext, memo, use, useDeferredValue } from 'react';
import type { ComponentProps } from 'react';
import { CollectionRendererContext, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder';
import type { CollectionRenderer } from 'react-aria-components/CollectionBuilder';
import { ListBox } from 'react-aria-components/ListBox';

import { listBox } from './listBox.css.ts';
import { staysInPlace } from './staysInPlace.ts';

type RootProps = ComponentProps<CollectionRenderer['CollectionRoot']>;
type LongListBoxProps = Omit<ComponentProps<typeof ListBox>, 'ref' | 'className'>;
type Node = RootProps['collection'] extends Iterable<infer T> ? T : never;

/** How many options are drawn with the press that opens a list: more than its height shows. */
const first = 15;

/** Drawn again only when the option itself is another one. */
const Line = memo(({ node }: { node: Node }) => node.render?.(node));

const IsWhole = createContext(true);

/**
 * Until the list is whole: the first options, those up to the one that is led to, and the longest, which makes the list as
 * wide as it stays.
 */
function CollectionRoot({ collection, persistedKeys }: RootProps) {
  const isWhole = use(IsWhole);
  const nodes = [...collection];
  const ledTo = nodes.findLastIndex(({ key }) => persistedKeys?.has(key));
  const most = Math.max(...nodes.map(({ textValue }) => textValue.length));
  return nodes
    .filter(({ textValue }, place) => isWhole || place < ledTo + first || textValue.length === most)
    .map((node) => <Line key={node.key} node={node} />);
}

const renderer: CollectionRenderer = { ...DefaultCollectionRenderer, CollectionRoot };

/**
 * The options of a field whose catalogue may be long: a press is answered before those below its edge are drawn. Until
 * then the list has `data-growing`.
 */
export function LongListBox(props: LongListBoxProps) {
  const isWhole = useDeferredValue(true, false);
  return (
    <IsWhole value={isWhole}>
      <CollectionRendererContext value={renderer}>
        <ListBox ref={staysInPlace} className={listBox} {...props} data-growing={!isWhole || undefined} />
      </CollectionRendererContext>
    </IsWhole>
  );
}
