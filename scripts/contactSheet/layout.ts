/** Something to be set: as wide as one or two columns. */
export interface Item {
  name: string;
  /** Columns that it takes. */
  span: 1 | 2;
  /** Height at the size it is shown, in pixels. */
  height: number;
}

export interface Group {
  title: string;
  items: readonly Item[];
}

export interface Place {
  x: number;
  y: number;
  width: number;
}

export interface Layout {
  /** Where each item stands, by its name, from the panel's corner. */
  items: Record<string, Place>;
  titles: { title: string; y: number }[];
  height: number;
}

export interface Measures {
  columns: number;
  columnWidth: number;
  gap: number;
  /** Room of a name under or over an item. */
  labelHeight: number;
  titleHeight: number;
}

/** Sets groups below each other, the items of each into the columns that end first: wide ones before the others. */
export function layOut(groups: readonly Group[], measures: Measures): Layout {
  const { columns, columnWidth, gap, labelHeight, titleHeight } = measures;
  const layout: Layout = { items: {}, titles: [], height: 0 };
  for (const { title, items } of groups) {
    layout.titles.push({ title, y: layout.height });
    const top = layout.height + titleHeight;
    const ends = Array.from({ length: columns }, () => top);
    // Tall things first, so that the columns end at nearly the same height.
    const sorted = items.toSorted((a, b) => b.span - a.span || b.height - a.height);
    for (const { name, span, height } of sorted) {
      const starts = Array.from({ length: columns - span + 1 }, (_, first) =>
        Math.max(...ends.slice(first, first + span)),
      );
      const y = Math.min(...starts);
      const first = starts.indexOf(y);
      layout.items[name] = { x: first * (columnWidth + gap), y, width: span * columnWidth + (span - 1) * gap };
      ends.fill(y + labelHeight + height + gap, first, first + span);
    }
    layout.height = Math.max(...ends) + gap;
  }
  return layout;
}
