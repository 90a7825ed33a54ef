import { ArgTypes, DocsContext, DocsStory, Heading, useOf } from '@storybook/addon-docs/blocks';
import { Suspense, use, useContext } from 'react';
import componentHistory from 'virtual:component-history';
import screenImports from 'virtual:screen-imports';

import { Links } from '../docs/links/Links.tsx';
import { useDocsPages } from '../docs/links/useDocsPages.ts';
import { componentPages } from './componentPages.ts';
import { Later } from './Later.tsx';
import { relativesOf } from './relatives.ts';
import { Spoken } from './Spoken.tsx';

/** How many of its latest changes a page names. */
const changesShown = 3;

/** The address of a design file whose components have the titles of ours. Storybook passes on variables of this prefix. */
const figmaFile: string | undefined = import.meta.env['STORYBOOK_FIGMA_FILE'];

/** How many stories a page draws at once, so that what follows them can be found. */
const storiesShown = 3;

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** What ends the page of every component: the screens that use it, its relatives, its stories, its history and its props. */
export function Reference() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const { screenAt } = useDocsPages();
  const users = Object.keys(screenImports).filter((screen) => screenImports[screen]?.components.includes(name));
  const changes = componentHistory[name] ?? [];
  return (
    <>
      <Heading>What a screen reader says</Heading>
      <p>Of the first example, as it stands. Products differ in their wording.</p>
      <Spoken storyId={preparedMeta.id + '--default'} />
      <Heading>Where it is used</Heading>
      {users.length === 0 ? <p>On no screen by itself.</p> : <Links pages={users.map(screenAt)} />}
      <Suspense>
        <Relatives name={name} />
      </Suspense>
      <Stories />
      {changes.length === 0 ? null : (
        <>
          <Heading>What changed</Heading>
          <ul>
            {changes.slice(0, changesShown).map(({ date, subject }) => (
              <li key={`${date} ${subject}`}>
                {subject} (<time dateTime={date}>{day.format(new Date(date))}</time>)
              </li>
            ))}
          </ul>
          <p>Here since {day.format(new Date(changes.at(-1)?.date ?? 0))}.</p>
        </>
      )}
      {figmaFile ? (
        <>
          <Heading>In Figma</Heading>
          <p>
            <a href={figmaFile}>{preparedMeta.title.replaceAll('/', ' / ')}</a>
          </p>
        </>
      ) : null}
      <Heading>Props</Heading>
      {Object.keys(preparedMeta.argTypes).length === 0 ? <p>None.</p> : <ArgTypes of="meta" />}
    </>
  );
}

function Relatives({ name }: { name: string }) {
  const { componentAt } = useDocsPages();
  const relatives = relativesOf(name, use(componentPages));
  if (relatives.length === 0) return null;
  return (
    <>
      <Heading>Related components</Heading>
      <Links pages={relatives.map(componentAt)} />
    </>
  );
}

/** All stories but the first, with which the page begins. */
function Stories() {
  const [, ...stories] = useContext(DocsContext).componentStories();
  if (stories.length === 0) return null;
  const count = Math.min(stories.length, storiesShown);
  const draw = (some: typeof stories) => some.map(({ id, moduleExport }) => <DocsStory key={id} of={moduleExport} />);
  return (
    <>
      <Heading>Stories</Heading>
      {draw(stories.slice(0, count))}
      {count === stories.length ? null : (
        <Later
          label={stories.length - count === 1 ? 'Show one more story' : `Show ${stories.length - count} more stories`}
        >
          {draw(stories.slice(count))}
        </Later>
      )}
    </>
  );
}
