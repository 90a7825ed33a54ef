import type { Meta, StoryObj } from '@storybook/react-vite';

import { EmptyState } from '../../../packages/ui/src/components/EmptyState/EmptyState.tsx';
import type { Settings } from '../../settings.ts';
import { toolPage } from '../stories/toolHeader.css.ts';
import type { Film as FilmOf } from './film.ts';
import { FilmPage } from './FilmPage.tsx';
import type { Choices } from './FilmPage.tsx';
import { sampleFilm } from './sampleFilm.ts';

interface Args extends Choices {
  /** The film that was taken last, or the short one for tests. */
  source: 'taken' | 'sample';
}

/** Null where none was taken. */
const readFilm = async (): Promise<FilmOf | null> => {
  const answer = await fetch('./film/film.json').catch(() => null);
  return answer?.ok ? ((await answer.json()) as FilmOf) : null;
};

const meta = {
  title: 'Tools/Film',
  args: { source: 'taken', frame: 1, width: 1280 },
  loaders: [
    async ({ args: { source } }: { args: Args }) => ({ film: source === 'sample' ? sampleFilm : await readFilm() }),
  ],
  render: ({ frame, width }, { id, initialArgs, loaded, globals }) => {
    // What the loader returns; Storybook gives it on without its type.
    const { film } = loaded as { film: FilmOf | null };
    if (film === null)
      return (
        <main className={toolPage}>
          <EmptyState title="No film was taken yet" level={1}>
            Run <code>npm run film</code>: it films the whole hire while its browser test carries it out.
          </EmptyState>
        </main>
      );
    return (
      <FilmPage
        toolId={id}
        film={film}
        choices={{ frame, width }}
        initialChoices={{ frame: initialArgs.frame, width: initialArgs.width }}
        // The toolbars' names are the names of our globals.
        settings={globals as Settings}
      />
    );
  },
  // An argument that Controls do not include is not read from the address either.
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true, include: ['source', 'frame', 'width'] },
    visual: { widths: [390, 1280], args: 'source:sample;frame:2' },
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Film: Story = {};
