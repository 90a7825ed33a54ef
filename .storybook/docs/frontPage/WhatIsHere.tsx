import { Heading } from '../../../packages/ui/src/components/Heading/Heading.tsx';
import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import { StoryAnchor } from '../../stateMaps/StoryAnchor.tsx';
import type { Contents, Place } from './contents.ts';
import * as styles from './frontPage.css.ts';

const chapters = ({ foundations, componentGroups, screenAreas }: Contents) => [
  {
    name: 'Foundations',
    about: 'Colour, type, space and motion, drawn from the tokens. Design tools read the same values.',
    places: foundations,
  },
  {
    name: 'Components',
    about: 'When to use each, when not and what instead, how the keyboard works it, and every prop.',
    places: [{ name: 'Find by task', id: 'find-by-task--docs' }, ...componentGroups],
  },
  {
    name: 'State maps',
    about: 'The machine behind each screen as a chart. Every state opens its story.',
    places: [
      { name: 'All machines', id: 'state-maps-all-machines--all-machines-now' },
      { name: 'How to read one', id: 'state-maps-how-to-read-one--printer' },
    ],
  },
  {
    name: 'Screens',
    about:
      'By what a person does. One story for each state, named after it. None is missing. In “Play”, the last of each, you play the flow as the person, the network and the clock.',
    places: screenAreas,
  },
  {
    name: 'Emails',
    about: 'Everything that is sent, as HTML and as plain text.',
    places: [{ name: 'All emails', id: 'mails--docs' }],
  },
  {
    name: 'Tools',
    about:
      'What helps to decide: one story in two settings, with a link that shows it to others, and the width and size of text at which a story breaks.',
    places: [
      { name: 'Breaking point', id: 'tools-breaking-point--breaking-point' },
      { name: 'Side by side', id: 'tools-side-by-side--side-by-side' },
    ],
  },
];

const links = (places: readonly Place[]) => (
  <ul className={styles.places}>
    {places.map(({ name, id }) => (
      <li key={id}>
        <StoryAnchor story={{ id }}>{name}</StoryAnchor>
      </li>
    ))}
  </ul>
);

/** The contents of the sidebar, and what each part is good for. */
export function WhatIsHere({ contents }: { contents: Contents }) {
  return (
    <div className={styles.chapters}>
      {chapters(contents).map(({ name, about, places }) => (
        <div key={name} className={styles.chapter}>
          <Heading level={3} size="lg">
            {name}
          </Heading>
          <div className={styles.chapterBody}>
            <Text>{about}</Text>
            {links(places)}
          </div>
        </div>
      ))}
    </div>
  );
}
