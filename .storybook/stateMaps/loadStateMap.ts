import { layOut } from './layout.ts';
import type { MachineAddress } from './machines.ts';
import { factsOf } from './machines.ts';
import { partsOf } from './parts.ts';
import type { StateMapProps } from './StateMap.tsx';
import { measureInBrowser } from './type.ts';

/** Everything that a machine's page shows. Its letters have to be loaded, since the drawing is made to their measure. */
export async function loadStateMap(address: MachineAddress): Promise<Pick<StateMapProps, 'facts' | 'drawing'>> {
  const facts = await factsOf(address);
  return { facts, drawing: await layOut(partsOf(facts.chart), measureInBrowser()) };
}
