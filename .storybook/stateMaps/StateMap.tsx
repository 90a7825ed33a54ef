import { Container } from '../../packages/ui/src/components/Container/Container.tsx';
import { DescriptionList } from '../../packages/ui/src/components/DescriptionList/DescriptionList.tsx';
import { PageHeader } from '../../packages/ui/src/components/PageHeader/PageHeader.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { inWords, words } from '../../scripts/new/words.ts';
import { screenDocsId } from '../docs/links/screenDocsId.ts';
import { DrawingFrame } from './DrawingFrame.tsx';
import type { Drawing } from './layout.ts';
import type { MachineFacts } from './machines.ts';
import { StateList } from './StateList.tsx';
import * as styles from './stateMap.css.ts';
import { StoryAnchor } from './StoryAnchor.tsx';

export interface StateMapProps {
  facts: MachineFacts;
  /** The chart, laid out. */
  drawing: Drawing;
  /** The state to point out, by its name. */
  state?: string | undefined;
}

const kinds = { flows: 'Flow', lifecycles: 'Lifecycle' } as const;

/** Everything there is to know of a machine: what it promises, its statechart, and the same in words. */
export function StateMap({ facts, drawing, state }: StateMapProps) {
  const { kind, name, about, archetypes, chart, stories, path } = facts;
  const states = chart.states.filter(({ parent }) => parent !== null);
  const shown = states.filter(({ id }) => stories[id]);
  return (
    <Container as="main">
      <article className={styles.page}>
        <PageHeader
          eyebrow={`State map · ${kinds[kind]}`}
          title={inWords(name)}
          {...(about.summary === '' ? {} : { description: about.summary })}
        />
        <div className={styles.parts}>
          <div className={styles.promise}>
            <div className={styles.words}>
              {about.guarantees === '' ? null : (
                <Text isMeasured>
                  <strong>It guarantees: </strong>
                  {about.guarantees}
                </Text>
              )}
              {Object.entries(archetypes).map(([archetype, { guarantees }]) => (
                <Text key={archetype} isMeasured>
                  <strong>Like every {words(archetype)}, it guarantees: </strong>
                  {guarantees}
                </Text>
              ))}
              <Text size="sm" tone="muted">
                <bdi dir="ltr">{path}</bdi>
              </Text>
              {kind === 'flows' && about.area !== '' ? (
                <div>
                  <StoryAnchor story={{ id: screenDocsId(name) }}>Its screen, in every state</StoryAnchor>
                </div>
              ) : null}
            </div>
            <DescriptionList
              layout="columns"
              aria-label="In figures"
              items={[
                { term: 'States', description: states.length },
                { term: 'Transitions', description: chart.transitions.length },
                { term: 'With a story', description: <bdi dir="ltr">{`${shown.length} of ${states.length}`}</bdi> },
              ]}
            />
          </div>
          <DrawingFrame name={name} drawing={drawing} stories={stories} current={state} />
          <StateList chart={chart} stories={stories} current={state} />
        </div>
      </article>
    </Container>
  );
}
