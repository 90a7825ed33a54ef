import { storyNameFromExport, toId } from 'storybook/internal/csf';

import { pascal } from '../../scripts/new/words.ts';
import type { MachineAddress } from './machines.ts';

/** The address of a machine's map. */
export const mapIdOf = ({ kind, name }: MachineAddress): string =>
  toId(`State maps/${pascal(kind)}`, storyNameFromExport(pascal(name)));
