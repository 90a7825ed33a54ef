import type { Recipe } from './recipe.ts';
import { inWords, pascal } from './words.ts';

/** The screen of a flow: its value, and the view that draws its snapshots. Its stories are made from its scenarios. */
export function screen(name: string): Recipe {
  const folder = `apps/web/src/screens/${name}`;
  const Name = pascal(name);
  return {
    files: {
      [`${folder}/${Name}View.tsx`]: `import type { ${name}Machine } from '@guildhall/machines/flows/${name}';
import { Container } from '@guildhall/ui/Container';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

interface ${Name}ViewProps {
  snapshot: SnapshotFrom<typeof ${name}Machine>;
  send: (event: EventFrom<typeof ${name}Machine>) => void;
}

export function ${Name}View(props: ${Name}ViewProps) {
  return (
    <Container>
      <Stack gap={6}>
        <PageHeader title="${inWords(name)}" />
        <Content {...props} />
      </Stack>
    </Container>
  );
}

function Content({ snapshot, send }: ${Name}ViewProps) {
  if (snapshot.matches('loading')) return <Skeleton lines={3} />;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="This could not be loaded" onRetry={() => send({ type: 'list.retry' })}>
        Nothing was changed.
      </ErrorPanel>
    );
  }
  return <Text>{snapshot.context.items?.join(', ')}</Text>;
}
`,
      [`${folder}/screen.tsx`]: `import { ${name}Machine } from '@guildhall/machines/flows/${name}';
import { fromPromise } from 'xstate';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { ${Name}View } from './${Name}View.tsx';

// Goes when the flow's actor is named after an operation of the contract.
const listItems = fromPromise<string[], void>(() => Promise.reject(new Error('No operation is called yet.')));

export const screen = defineScreen({
  machine: ${name}Machine,
  View: ${Name}View,
  head: { title: '${inWords(name)}', description: 'Say in a sentence what this page is for.' },
  props: () => ({}),
  calls: () => ({ listItems }),
});
`,
    },
    next: [
      'apps/web/src/paths.ts: its address',
      `apps/web/src/routes.ts: its module ${name}/screen, and who may see it`,
      'apps/web/src/moduleList.ts: its folder, if it is a page',
      `${folder}/screen.tsx: title and description, the calls that no operation stands for, and what the address gives the flow`,
      `${folder}/${Name}View.tsx: what it draws in each state; look at 390 and 1280 px, light and dark`,
      'tests/visual/accepted.txt: npm run test:stories -- --update',
    ],
  };
}
