import { DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { Suspense, use, useContext, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';

import type { RouteEntry } from '../../../apps/web/src/routes.ts';
import { DescriptionList } from '../../../packages/ui/src/components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../packages/ui/src/components/Heading/Heading.tsx';
import { PageHeader } from '../../../packages/ui/src/components/PageHeader/PageHeader.tsx';
import { pascal } from '../../../scripts/new/words.ts';
import { Links } from '../../docs/links/Links.tsx';
import { useDocsPages } from '../../docs/links/useDocsPages.ts';
import { mapIdOf } from '../../stateMaps/mapId.ts';
import { StoryAnchor } from '../../stateMaps/StoryAnchor.tsx';
import * as styles from './screenDocs.css.ts';
import type { ScreenFacts } from './screenFacts.ts';
import { screenFactsOf } from './screenFacts.ts';
import { StatePictures } from './StatePictures.tsx';

const readers = {
  public: 'Everyone',
  guest: 'Visitors, until they log in',
  CLIENT: 'Clients',
  FREELANCER: 'Freelancers',
} as const;

function readersOf(access: RouteEntry['access']): string {
  if (typeof access === 'string') return readers[access];
  return access.length > 1 ? 'Everyone who is logged in' : access.map((role) => readers[role]).join();
}

/** The documentation of a screen: what it is for and who meets it, every state, and what it is made of. */
export function ScreenDocs() {
  const context = useContext(DocsContext);
  const all = context.componentStories();
  const isPlay = ({ id }: { id: string }) => id.endsWith('--play');
  const stories = all.filter((story) => !isPlay(story));
  const [first] = stories;
  if (!first) throw new Error('A screen has stories.');
  const [facts] = useState(() => {
    // Storybook types what a story is given, and its parameters, for itself alone.
    const { snapshot } = first.initialArgs as { snapshot?: AnyMachineSnapshot };
    const { fileName, within = null } = first.parameters as { fileName: string; within?: string | null };
    return screenFactsOf({ fileName, title: first.title, within, snapshot });
  });
  const [, area, name] = first.title.split('/');
  return (
    <article className={`sb-unstyled ${styles.page}`}>
      <Suspense fallback={<PageHeader eyebrow={area} title={name} />}>
        <Opening facts={facts} area={area} name={name} play={all.find(isPlay)} />
      </Suspense>
      <Section title={`States (${stories.length})`}>
        <StatePictures stories={stories} />
      </Section>
      <Suspense>
        <Parts facts={facts} />
      </Suspense>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface FactsProps {
  facts: Promise<ScreenFacts>;
}

interface OpeningProps extends FactsProps {
  area: string | undefined;
  name: string | undefined;
  play: { id: string } | undefined;
}

function Opening({ facts, area, name, play }: OpeningProps) {
  const { about, access, addresses, within, usedBy, flow } = use(facts);
  const { screenAt } = useDocsPages();
  const places = within === null ? usedBy : [within];
  const items = [
    ...(access === null ? [] : [{ term: 'For', description: readersOf(access) }]),
    ...(addresses.length === 0 ? [] : [{ term: 'Address', description: <bdi dir="ltr">{addresses.join(', ')}</bdi> }]),
    ...(places.length === 0
      ? []
      : [{ term: within === null ? 'Opened from' : 'Part of', description: <Links pages={places.map(screenAt)} /> }]),
    ...(flow === null
      ? []
      : [
          {
            term: 'State map',
            description: <StoryAnchor story={{ id: mapIdOf({ kind: 'flows', name: flow }) }}>{name}</StoryAnchor>,
          },
        ]),
    ...(play === undefined ? [] : [{ term: 'Try it', description: <StoryAnchor story={play}>Play</StoryAnchor> }]),
  ];
  return (
    <div className={styles.section}>
      <PageHeader eyebrow={area} title={name} description={about.summary} />
      <DescriptionList items={items} layout="columns" aria-label="In short" />
    </div>
  );
}

function Parts({ facts }: FactsProps) {
  const { about, parts, components, mails, rules } = use(facts);
  const { screenAt, componentAt } = useDocsPages();
  return (
    <>
      {about.guarantees === '' ? null : (
        <Section title="What it guarantees">
          <ul className={styles.list}>
            {about.guarantees.split(/;\s+|(?<=\.)\s+/).map((guarantee) => (
              <li key={guarantee}>{pascal(guarantee)}</li>
            ))}
          </ul>
        </Section>
      )}
      {rules.length === 0 ? null : (
        <Section title="The rules here">
          <div className={styles.rules}>
            <Markdown>{rules.map((rule) => `- ${rule}`).join('\n')}</Markdown>
          </div>
        </Section>
      )}
      {parts.length === 0 ? null : (
        <Section title="Screens in it, or opened from it">
          <Links pages={parts.map(screenAt)} />
        </Section>
      )}
      {mails.length === 0 ? null : (
        <Section title="Emails that lead here">
          <ul className={styles.list}>
            {mails.map((mail) => (
              <li key={mail.id}>
                <StoryAnchor story={mail}>{pascal(mail.name)}</StoryAnchor>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {components.length === 0 ? null : (
        <Section title="Made of">
          <Links pages={components.map(componentAt)} />
        </Section>
      )}
    </>
  );
}
