import type { ComponentType } from 'react';

import { laterView } from '../flow/laterView.tsx';
import type { Screen } from './defineScreen.tsx';

/** A screen that another one opens or holds, such as a dialog or a tab. Its code comes after that one's. */
export const laterScreen = <Params extends object>(
  load: () => Promise<{ screen: Screen<Params> }>,
  Pending?: ComponentType,
) => laterView(async () => (await load()).screen.Route, Pending);
