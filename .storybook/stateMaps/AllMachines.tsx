import { useId } from 'react';

import { Container } from '../../packages/ui/src/components/Container/Container.tsx';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { PageHeader } from '../../packages/ui/src/components/PageHeader/PageHeader.tsx';
import { Table } from '../../packages/ui/src/components/Table/Table.tsx';
import type { TableColumn } from '../../packages/ui/src/components/Table/Table.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { inWords } from '../../scripts/new/words.ts';
import type { MachineFigures } from './figures.ts';
import type { MachineKind } from './machines.ts';
import { mapIdOf } from './mapId.ts';
import * as styles from './stateMap.css.ts';
import { StoryAnchor } from './StoryAnchor.tsx';

export interface AllMachinesProps {
  figures: readonly MachineFigures[];
}

const kinds = [
  {
    kind: 'flows',
    title: 'Flows',
    about: 'Conversations behind the screens. Each state is a story of its screen; the count has its variations too.',
  },
  {
    kind: 'lifecycles',
    title: 'Lifecycles',
    about:
      'What may happen to a project, an application or a meeting, as the server and the screens ask it. A state opens a story in which that status can be seen, if there is one.',
  },
] as const;

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

function Accepted({ accepted, pictures }: MachineFigures) {
  if (pictures === 0) return 'none yet';
  if (accepted === null) return 'unknown to git';
  if (accepted === 'uncommitted') return 'not committed';
  return <time dateTime={accepted}>{day.format(new Date(accepted))}</time>;
}

const columns: readonly TableColumn<MachineFigures>[] = [
  {
    id: 'name',
    header: 'Machine',
    cell: (row) => <StoryAnchor story={{ id: mapIdOf(row) }}>{inWords(row.name)}</StoryAnchor>,
  },
  { id: 'states', header: 'States', align: 'end', cell: ({ states }) => states },
  { id: 'transitions', header: 'Transitions', align: 'end', cell: ({ transitions }) => transitions },
  { id: 'stories', header: 'Stories', align: 'end', cell: ({ stories }) => stories },
  { id: 'pictures', header: 'Pictures', align: 'end', cell: ({ pictures }) => pictures },
  { id: 'accepted', header: 'Last accepted', align: 'end', cell: Accepted },
];

/** Every machine there is, with what there is of it to look at. */
export function AllMachines({ figures }: AllMachinesProps) {
  const id = useId();
  const sum = (count: (row: MachineFigures) => number) => figures.reduce((total, row) => total + count(row), 0);
  return (
    <Container as="main">
      <article className={styles.page}>
        <PageHeader
          eyebrow="State maps"
          title="All machines"
          description={`${figures.length} machines with ${sum(({ states }) => states)} states and ${sum(({ transitions }) => transitions)} transitions decide what every screen shows. Each has a map, drawn from the machine itself.`}
        />
        <div className={styles.parts}>
          {kinds.map(({ kind, title, about }) => (
            <section key={kind} aria-labelledby={`${id}${kind}`} className={styles.section}>
              <Heading level={2} id={`${id}${kind}`}>
                {title}
              </Heading>
              <Text tone="muted" isMeasured>
                {about}
              </Text>
              <Table
                caption={title}
                isCaptionHidden
                columns={columns}
                rows={figures.filter((row) => row.kind === (kind satisfies MachineKind))}
                rowKey={({ name }) => name}
              />
            </section>
          ))}
        </div>
      </article>
    </Container>
  );
}
