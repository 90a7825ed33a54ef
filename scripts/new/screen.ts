import type { Recipe } from './recipe.ts';
import { pascal, words } from './words.ts';

/** The screen of a flow: what draws it, what wires it, and a story a state. */
export function screen(name: string): Recipe {
  const folder = `apps/web/src/screens/${name}`;
  const Name = pascal(name);
  return {
    files: {
      [`${folder}/${Name}Screen.tsx`]: `import type { ${name}Machine } from '@guildhall/machines/flows/${name}';
import { Container } from '@guildhall/ui/Container';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

interface ${Name}ScreenProps {
  snapshot: SnapshotFrom<typeof ${name}Machine>;
  send: (event: EventFrom<typeof ${name}Machine>) => void;
}

export function ${Name}Screen(props: ${Name}ScreenProps) {
  return (
    <Container>
      <Stack gap={6}>
        <PageHeader title="${pascal(words(name))}" />
        <Content {...props} />
      </Stack>
    </Container>
  );
}

function Content({ snapshot, send }: ${Name}ScreenProps) {
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
      [`${folder}/${Name}Route.tsx`]: `import { ${name}Machine } from '@guildhall/machines/flows/${name}';
import { fromPromise } from 'xstate';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { ${Name}Screen } from './${Name}Screen.tsx';

export const head: Head = {
  title: '${pascal(words(name))}',
  description: 'Say in a sentence what this page is for.',
};

// Goes when the flow's actor is named after an operation of the contract.
const listItems = fromPromise<string[], void>(() => Promise.reject(new Error('No operation is called yet.')));

export function Route() {
  const api = useApi();
  const flow = useFlow(() => withCalls(${name}Machine, api, { listItems }), { input: undefined });
  return <${Name}Screen {...flow} />;
}
`,
      [`${folder}/${Name}Screen.stories.tsx`]: `import { ${name}Flow } from '@guildhall/machines/scenarios/${name}';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ${Name}Screen } from './${Name}Screen.tsx';

const meta = {
  title: 'Screens/${Name}',
  component: ${Name}Screen,
  args: { send: fn() },
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ${Name}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: ${name}Flow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: ${name}Flow.snapshots.failed } };
export const Listed: Story = { args: { snapshot: ${name}Flow.snapshots.listed } };
`,
    },
    next: [
      'apps/web/src/paths.ts: its address',
      'apps/web/src/routes.ts: who may see it',
      `${folder}/${Name}Route.tsx: title and description, the calls that no operation stands for, and what the address gives the flow`,
      `${folder}/${Name}Screen.tsx: what it draws in each state; look at 390 and 1280 px, light and dark`,
      'tests/visual/accepted.txt: npm run test:visual -- --update',
    ],
  };
}
