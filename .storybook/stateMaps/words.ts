import type { ChartState, ChartTransition } from './graph.ts';
import { holdsOthers, otherwise } from './graph.ts';
import { triggerWords } from './triggers.ts';

/** What sets a state apart, in words. */
export function traitsOf(state: ChartState): string[] {
  return [
    state.isInitial ? 'first' : '',
    state.kind === 'final' ? 'final' : '',
    state.kind === 'parallel' ? 'all inside at once' : '',
    state.isPassedThrough ? 'left at once' : '',
    state.archetype === null ? '' : `made by ${state.archetype}`,
  ].filter(Boolean);
}

/** A state for people who cannot see its box. */
export function stateWords(state: ChartState, isCurrent: boolean): string {
  const holds = holdsOthers(state) ? ['holds other states'] : [];
  return [state.name, ...traitsOf(state), ...holds, ...(isCurrent ? ['pointed out'] : [])].join(', ');
}

/** An arrow for people who cannot see it. */
export function edgeWords(transition: ChartTransition, target: string): string {
  const from = transition.source === '' ? 'any state' : transition.source;
  return `${transitionWords(transition)}: leads from ${from} to ${target}`;
}

/** What has to hold for a transition, after its event. */
export function conditionWords({ condition }: ChartTransition): string {
  if (condition === null) return '';
  return condition === otherwise ? `, ${otherwise}` : `, if ${condition}`;
}

/** What makes a transition happen, in one line. */
export const transitionWords = (transition: ChartTransition): string =>
  `${triggerWords(transition.trigger)}${conditionWords(transition)}`;

/** What a part of a drawing is to people who cannot see it: SVG has no elements of its own for it. */
export const spoken = (role: 'group' | 'img', label: string) => ({ role, 'aria-label': label });
