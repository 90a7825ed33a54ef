import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';

import { signInOrder } from '../../internal/signInOrder.ts';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { Slider } from '../Slider/Slider.tsx';
import * as styles from './MoneyRange.css.ts';

/** Two amounts in dollars; null is no limit. */
export interface MoneyRangeValue {
  least: number | null;
  most: number | null;
}

/** Why an amount that was typed is not taken up. */
export type MoneyRangeProblem = 'unreadable' | 'tooMuch' | 'aboveMost' | 'belowLeast';

export interface MoneyRangeProps {
  /** What the amounts are of. */
  label: string;
  /** How amounts are spread, in words: what the bars say to the eye. */
  description?: ReactNode;
  /** The ends of the range. */
  value: MoneyRangeValue;
  /** Called with what changed: at each step of a knob, and for a field when Enter is pressed or the focus leaves it. */
  onChange: (change: Partial<MoneyRangeValue>) => void;
  /** The stops of the slider, and how much there is at each. At both ends there is no limit. */
  scale: { readonly from: number; readonly step: number; readonly counts: readonly number[] };
  /** Reads what was typed; null where it is no amount. */
  amountOf: (text: string) => number | null;
  /** The greatest amount that the fields take. */
  maxAmount: number;
  /** Keys of the fields in the submitted form. */
  names?: { readonly least: string; readonly most: string } | undefined;
  /** Names of the knobs, and of the fields. Default `Least` and `Most`. */
  endLabels?: { readonly least: string; readonly most: string } | undefined;
  /** Stands in a field without an amount. Default `Any`. */
  anyText?: string | undefined;
  /** Names the fields together. Default `Exact amounts`. */
  fieldsLabel?: string | undefined;
  /** What is said of an amount that is not taken up; `limit` is what it must keep to. */
  problemText?: ((problem: MoneyRangeProblem, limit: string) => string) | undefined;
}

type End = keyof MoneyRangeValue;
type Read = { amount: number | null; problem?: undefined } | { problem: MoneyRangeProblem; limit: number };

const currency = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;
const ends = { least: 'Least', most: 'Most' } as const;
const otherEnd = { least: 'most', most: 'least' } as const satisfies Record<End, End>;

const english = (problem: MoneyRangeProblem, limit: string): string =>
  ({
    unreadable: 'Enter an amount, such as 45 or 47.50.',
    tooMuch: `Enter ${limit} or less.`,
    aboveMost: `Enter ${limit} or less, or raise the most.`,
    belowLeast: `Enter ${limit} or more, or lower the least.`,
  })[problem];

const written = (amount: number | null): string =>
  amount === null ? '' : amount.toFixed(Number.isInteger(amount) ? 0 : 2);

/** From how much to how much: a slider that shows how amounts are spread, and fields for exact ones. */
export function MoneyRange({
  label,
  description,
  value,
  onChange,
  scale: { from, step, counts },
  amountOf,
  maxAmount,
  names,
  endLabels = ends,
  anyText = 'Any',
  fieldsLabel = 'Exact amounts',
  problemText = english,
}: MoneyRangeProps) {
  const formatter = useNumberFormatter(currency);
  const fields = useRef<HTMLDivElement>(null);
  // What is typed and not taken up yet.
  const [drafts, setDrafts] = useState<Partial<Record<End, string>>>({});
  const [problems, setProblems] = useState<Partial<Record<End, string>>>({});
  const [known, setKnown] = useState(value);
  if (known.least !== value.least || known.most !== value.most) {
    setKnown(value);
    setDrafts({});
    setProblems({});
  }
  const top = from + (counts.length - 1) * step;

  // A form is not sent without an amount that a person still sees in it.
  useLayoutEffect(() => {
    for (const [index, input] of [...(fields.current?.querySelectorAll('input') ?? [])].entries()) {
      const problem = problems[index === 0 ? 'least' : 'most'] ?? '';
      input.setCustomValidity(problem);
      // The answer stands above the box and has pushed it on.
      if (problem !== '' && input === document.activeElement) input.scrollIntoView({ block: 'nearest' });
    }
  }, [problems]);

  function read(end: End, text = drafts[end]): Read {
    if (text === undefined) return { amount: value[end] };
    if (text.trim() === '') return { amount: null };
    const amount = amountOf(text);
    if (amount === null) return { problem: 'unreadable', limit: maxAmount };
    return amount > maxAmount ? { problem: 'tooMuch', limit: maxAmount } : { amount };
  }

  function readBeside(end: End, typed: number | null, beside: number | null): Read {
    if (typed === null || beside === null || (end === 'least' ? typed <= beside : typed >= beside))
      return { amount: typed };
    return { problem: end === 'least' ? 'aboveMost' : 'belowLeast', limit: beside };
  }

  function commit(end: End, text = drafts[end]): void {
    if (text === undefined) return;
    const other = otherEnd[end];
    const beside = read(other);
    const alone = read(end, text);
    const whole = alone.problem ? alone : readBeside(end, alone.amount, beside.problem ? value[other] : beside.amount);
    if (whole.problem) {
      setProblems({ ...problems, [end]: problemText(whole.problem, signInOrder(formatter.format(whole.limit))) });
      return;
    }
    // The other was held back by this one, or is still in need of an answer.
    const change = { [end]: whole.amount, ...(beside.problem ? {} : { [other]: beside.amount }) };
    setDrafts(beside.problem ? { [other]: drafts[other] ?? '' } : {});
    setProblems(beside.problem ? { [other]: problems[other] ?? '' } : {});
    send(change);
  }

  function send(change: Partial<MoneyRangeValue>): void {
    const next = { ...value, ...change };
    setKnown(next);
    const changed = (['least', 'most'] as const).filter((end) => next[end] !== value[end]);
    if (changed.length > 0) onChange(Object.fromEntries(changed.map((end) => [end, next[end]])));
  }

  function slide([least, most]: readonly [number, number]): void {
    const isLeast = least !== stops[0];
    const [amount, beside] = isLeast ? [least, value.most] : [most, value.least];
    const end = isLeast ? 'least' : 'most';
    const slid = amount === (isLeast ? from : top) ? null : amount;
    // An exact amount between two stops is not passed: it gives way.
    const gives = slid !== null && beside !== null && (isLeast ? slid > beside : slid < beside);
    setDrafts({});
    setProblems({});
    send({ [end]: slid, ...(gives && { [otherEnd[end]]: slid }) });
  }

  const stops = [value.least ?? from, value.most ?? top] as const;
  const field = (end: End) => ({
    label: endLabels[end],
    optionalText: null,
    name: names?.[end],
    placeholder: anyText,
    value: drafts[end] ?? written(value[end]),
    errorMessage: problems[end],
    onChange: (text: string) => {
      setDrafts({ ...drafts, [end]: text });
      // Typed before scripts came, or filled in: no one will leave the field.
      if (!fields.current?.contains(document.activeElement)) commit(end, text);
    },
    onCommit: () => commit(end),
  });

  return (
    <div className={styles.range}>
      <div className={styles.slider}>
        <Slider
          label={label}
          description={description}
          value={stops}
          onChange={slide}
          minValue={from}
          maxValue={top}
          step={step}
          bars={counts}
          thumbLabels={[endLabels.least, endLabels.most]}
          formatOptions={currency}
          valueText={(amount, formatted) => (amount === top && value.most === null ? `${formatted}+` : formatted)}
        />
      </div>
      <Group ref={fields} aria-label={fieldsLabel} className={styles.fields}>
        <MoneyField {...field('least')} />
        <MoneyField {...field('most')} />
      </Group>
    </div>
  );
}
