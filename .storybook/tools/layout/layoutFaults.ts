import 'axe-core';
import { brokenWordsHere } from '../../../tests/audit/checks/support/brokenWords.ts';
import { coveredControlsHere } from '../../../tests/audit/checks/support/coveredControls.ts';
import { installInPage } from '../../../tests/audit/checks/support/inPage.ts';
import { smallTargetsHere } from '../../../tests/audit/checks/support/smallTargets.ts';
import { lostTextsHere, widePageHere, widePartsHere } from '../../../tests/audit/checks/support/textLoss.ts';
import './marks.css.ts';

/** What can be wrong with where things stand. */
export const faultKinds = ['overflow', 'overlap', 'cut', 'broken', 'target'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Something that is wrong with the story as it stands. */
export interface LayoutFault {
  kind: FaultKind;
  /** A selector of exactly one element. */
  target: string;
  /** What is wrong, in a sentence. */
  message: string;
}

interface Found {
  target: string;
  message: string;
}

const withWords = ({ target, message }: Found): Found => {
  const words = document.querySelector(target)?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
  return { target, message: words === '' ? message : `${message} “${words.slice(0, 40)}”` };
};

/** A row of tabs that is too wide scrolls to each of them, by the keyboard too. */
const isTabs = ({ target }: Found) => document.querySelector(target)?.matches('[role=tablist]') === true;

/**
 * Everything that is wrong with where things stand in this window. The tool and the run of breaking points ask the same;
 * what they ask is the audit's own.
 */
export function layoutFaults(): LayoutFault[] {
  if (!('audit' in window)) installInPage();
  const of = (kind: FaultKind, found: readonly Found[]) =>
    found.map(({ target, message }): LayoutFault => ({ kind, target, message }));
  const overflow = [...widePageHere(), ...widePartsHere().filter((part) => !isTabs(part))];
  return [
    ...of('overflow', overflow.map(withWords)),
    ...lostTextsHere(),
    ...of('overlap', coveredControlsHere()),
    ...of('broken', brokenWordsHere()),
    ...of('target', smallTargetsHere()),
  ];
}

/** Outlines the elements that are wrong, and no others. */
export function markFaults(faults: readonly Pick<LayoutFault, 'kind' | 'target'>[]): void {
  for (const marked of document.querySelectorAll('[data-layout-fault]')) marked.removeAttribute('data-layout-fault');
  for (const { kind, target } of faults) document.querySelector(target)?.setAttribute('data-layout-fault', kind);
}
