/** What Storybook's index says of a page or a story. */
export interface IndexEntry {
  id: string;
  /** Its place in the sidebar, as `Components/Actions/Button`. */
  title: string;
  type: string;
}

/** A link of the front page. */
export interface Place {
  name: string;
  id: string;
}

export interface Contents {
  foundations: Place[];
  /** Groups of components, each by its first page. */
  componentGroups: Place[];
  /** The areas of the screens, each by its first page. */
  screenAreas: Place[];
  components: number;
  screens: number;
  /** Stories of screens: a state or a variation of one. */
  states: number;
  maps: number;
  mails: number;
}

/** The first entry under each name that `nameOf` finds in a title, in the sidebar's order. */
function firstOfEach(entries: readonly IndexEntry[], nameOf: (title: string) => string | undefined): Place[] {
  const places = new Map<string, Place>();
  for (const { id, title } of entries) {
    const name = nameOf(title);
    if (name !== undefined && !places.has(name)) places.set(name, { name, id });
  }
  return [...places.values()];
}

const under = (root: string, depth = 1) => {
  return (title: string) => {
    const parts = title.split('/');
    return parts[0] === root ? parts[depth] : undefined;
  };
};

/** Everything that the front page says in numbers and leads to, read from the index of what is there. */
export function contentsOf(entries: readonly IndexEntry[]): Contents {
  const stories = (...roots: string[]) =>
    entries.filter(({ title, type }) => type === 'story' && roots.some((root) => `${title}/`.startsWith(`${root}/`)));
  return {
    foundations: firstOfEach(entries, under('Foundations')),
    componentGroups: firstOfEach(entries, under('Components')),
    screenAreas: firstOfEach(entries, under('Screens')),
    components: firstOfEach(entries, under('Components', 2)).length,
    screens: firstOfEach(entries, under('Screens', 2)).length,
    states: stories('Screens').length,
    maps: stories('State maps/Flows', 'State maps/Lifecycles').length,
    mails: stories('Emails').length,
  };
}
