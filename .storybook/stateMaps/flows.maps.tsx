// A story for each machine is added by machineStories.ts.
import type { Meta } from '@storybook/react-vite';

import { mapMeta } from './mapOf.tsx';
import type { MapArgs } from './mapOf.tsx';

const meta = { ...mapMeta, title: 'State maps/Flows' } satisfies Meta<MapArgs>;

export default meta;
