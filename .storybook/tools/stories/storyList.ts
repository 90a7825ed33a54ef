/** A story, as it is chosen by name. */
export interface ListedStory {
  id: string;
  /** Its component or screen with its own name: `Login: Typing`. */
  name: string;
  /** Where it stands in the sidebar: `Screens/Getting in`. */
  place: string;
}

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
}

async function read(): Promise<readonly ListedStory[]> {
  const answer = await fetch('./index.json');
  // Where a test draws the story without a Storybook there is no index.
  if (!answer.ok) return [];
  // https://storybook.js.org/docs/configure/storybook-index
  const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && !title.startsWith('Tools/'))
    .map(({ id, title, name }) => {
      const path = title.split('/');
      return { id, name: `${path.at(-1)}: ${name}`, place: path.slice(0, -1).join('/') };
    });
}

let list: Promise<readonly ListedStory[]> | null = null;

/** Every story of this Storybook but the tools, in the sidebar's order. */
export const storyList = (): Promise<readonly ListedStory[]> => (list ??= read());

/** How many stories a list offers at once: more are found by more words. */
const most = 40;

/** Stories in whose name or place every typed word stands; where the chosen one's name stands, those beside it. */
export function storiesFor(text: string, stories: readonly ListedStory[], chosen: string): ListedStory[] {
  const current = stories.find(({ id }) => id === chosen);
  if (current && text === current.name) {
    const titleOf = ({ place, name }: ListedStory) => `${place}/${name.split(': ')[0]}`;
    return stories.filter((story) => titleOf(story) === titleOf(current));
  }
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const isMeant = ({ name, place }: ListedStory) => {
    const known = `${place} ${name}`.toLowerCase();
    return words.every((word) => known.includes(word));
  };
  return stories.filter(isMeant).slice(0, most);
}
