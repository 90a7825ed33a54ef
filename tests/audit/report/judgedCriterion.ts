import type { Judged } from '../verdicts/verdict.ts';
import { judgements } from '../verdicts/verdict.ts';
import type { Verdict } from './conformance.ts';

/** What a screen's stories have in common. */
export const subjectOf = (story: string): string => story.split('--', 1).join('');

const sentenceOf = ({ by, on, story, judgement, note }: Judged) =>
  `${judgements[judgement]} in ${story}, says ${by} (${on}): ${note}`;

/**
 * What may be said of a criterion after programs and people. A fault that a person signed counts as one that a program
 * found. "Supports" is said where every screen has a verdict that stands, none of them fails, and no program found a fault.
 */
export function withPeople(machine: Verdict, signed: readonly Judged[], screens: readonly string[]): Verdict {
  if (signed.length === 0) return machine;
  const standing = signed.filter(({ isOutdated }) => !isOutdated);
  const outdated = signed.length - standing.length;
  const isFailed = standing.some(({ judgement }) => judgement === 'fails');
  const judgedScreens = new Set(
    standing.map(({ story }) => subjectOf(story)).filter((subject) => screens.includes(subject)),
  );
  const isWhole = screens.length > 0 && screens.every((screen) => judgedScreens.has(screen));
  const level = (): Verdict['level'] => {
    if (machine.level === 'does-not-support' || machine.level === 'partially-supports') return machine.level;
    if (isFailed) return 'partially-supports';
    return isWhole && machine.level === 'not-evaluated' ? 'supports' : machine.level;
  };
  const remark = [
    isWhole ? machine.remark.replace('Not evaluated by a person. ', '') : machine.remark,
    `People judged it on ${judgedScreens.size} of ${screens.length} screens.`,
    ...standing.map(sentenceOf),
    ...(outdated === 0
      ? []
      : [
          `${outdated} more ${outdated === 1 ? 'verdict is' : 'verdicts are'} outdated: what was judged has changed since.`,
        ]),
  ];
  return { level: level(), remark: remark.join(' ') };
}
