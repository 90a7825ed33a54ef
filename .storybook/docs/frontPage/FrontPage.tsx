import { brand } from '../../../packages/machines/src/domain/brand.ts';
import { Heading } from '../../../packages/ui/src/components/Heading/Heading.tsx';
import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import { themes } from '../../../packages/ui/src/themes/themes.ts';
import { useStoryIndex } from '../links/useStoryIndex.ts';
import { contentsOf } from './contents.ts';
import * as styles from './frontPage.css.ts';
import { Part } from './Part.tsx';
import { Review } from './Review.tsx';
import { Tested } from './Tested.tsx';
import { ToolbarTable } from './ToolbarTable.tsx';
import { WhatIsHere } from './WhatIsHere.tsx';

/** The first page of Storybook: what this is, where to begin, what to look for. */
export function FrontPage() {
  const contents = contentsOf(Object.values(useStoryIndex()));
  const figures = [
    { figure: contents.components, label: 'components' },
    { figure: contents.screens, label: 'screens' },
    { figure: contents.states, label: 'screen stories' },
    { figure: contents.maps, label: 'state maps' },
    { figure: contents.mails, label: 'emails' },
    { figure: Object.keys(themes).length, label: 'themes' },
  ];
  return (
    <article className={`sb-unstyled ${styles.page}`}>
      <header className={styles.opening}>
        <p className={styles.brand}>
          <img src="./favicon.svg" alt="" className={styles.mark} />
          {brand} design system
        </p>
        <Heading level={1} size="hero">
          Every screen, in every state it can reach
        </Heading>
        <Text size="lg" tone="muted" isMeasured>
          {brand} is a marketplace for freelance work. This is everything that it is made of: tokens, components, the
          state machines that decide what a screen shows, every screen and every email. It is drawn by the code that
          ships, and needs no account.
        </Text>
        <dl className={styles.figures}>
          {figures.map(({ figure, label }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.figureLabel}>{label}</dt>
              <dd className={styles.figureValue}>{figure}</dd>
            </div>
          ))}
        </dl>
      </header>
      <Part title="Where to start">
        <WhatIsHere contents={contents} />
      </Part>
      <Part title="A review in twenty minutes">
        <Review />
      </Part>
      <Part title="The toolbar" lead="The settings combine, and stay from page to page.">
        <ToolbarTable />
      </Part>
      <Part title="Tested already" lead="So look at what tests cannot judge: hierarchy, rhythm, and words.">
        <Tested />
      </Part>
      <Part title="Reporting what you find">
        <Text isMeasured>
          Send the address: it names the story and the settings. Say what a person would want to do there and cannot; we
          find the token, the component or the sentence.
        </Text>
      </Part>
    </article>
  );
}
