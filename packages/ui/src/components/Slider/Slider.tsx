import { useId, useLayoutEffect, useRef } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import type { SliderProps as AriaSliderProps } from 'react-aria-components/Slider';
import { TextContext } from 'react-aria-components/Text';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';

import { signInOrder } from '../../internal/signInOrder.ts';
import { defined } from '../Field/defined.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import * as styles from './Slider.css.ts';

/** One number, or the lower and upper end of a range. */
export type SliderValue = number | readonly [number, number];

export interface SliderProps<T extends SliderValue = SliderValue> extends Omit<
  FieldProps,
  'autoFocus' | 'errorMessage' | 'isRequired' | 'optionalText'
> {
  /** A number for one knob, a pair for two. */
  value: T;
  /** Called at each step, also while a knob is dragged. */
  onChange: (value: T) => void;
  /** Called when a knob is let go and after each key: the moment to search. */
  onChangeEnd?: ((value: T) => void) | undefined;
  /** The least that can be chosen. Default 0. */
  minValue?: number | undefined;
  /** The most that can be chosen. Default 100. */
  maxValue?: number | undefined;
  /** How far one key goes. Default 1. */
  step?: number | undefined;
  /** How a number is written and said: currency, unit. Default: as the reader's locale writes numbers. */
  formatOptions?: AriaSliderProps['formatOptions'] | undefined;
  /** A number in words where it is more than a number: “No limit” for the greatest. Default: the formatted number. */
  valueText?: ((value: number, formatted: string) => string) | undefined;
  /** Names of the two knobs of a range. Default Minimum and Maximum. */
  thumbLabels?: readonly [string, string] | undefined;
  /** How much there is at each step from `minValue` to `maxValue`: bars above the rail, for the eye only. Default: none. */
  bars?: readonly number[] | undefined;
}

// Where react-aria would write a style attribute, which the policy of pages refuses, a class stands instead.
const classesInstead = { position: undefined, touchAction: undefined, left: undefined, transform: undefined };

/** About how much: a number, or a range with two ends, where the exact figure matters little. Exactly: `NumberField`. */
export function Slider<T extends SliderValue>({
  value,
  onChange,
  onChangeEnd,
  minValue = 0,
  maxValue = 100,
  step = 1,
  formatOptions,
  valueText = (_, formatted) => formatted,
  thumbLabels = ['Minimum', 'Maximum'],
  bars,
  ...props
}: SliderProps<T>) {
  const [shell, { name, ...root }] = splitField({ ...props, optionalText: null });
  const formatter = useNumberFormatter(defined({ ...formatOptions }));
  const help = useId();
  const values: readonly number[] = typeof value === 'number' ? [value] : value;
  const words = values.map((number) => valueText(number, signInOrder(formatter.format(number))));
  const percent = (number: number) =>
    `${((Math.min(Math.max(number, minValue), maxValue) - minValue) / (maxValue - minValue)) * 100}%`;
  // react-aria knows numbers on the steps only, and would round an end that was not moved.
  const stops = values.map((number) => stopNear(number, { minValue, maxValue, step }));
  const isRange = values.length > 1;
  const [first = minValue, last = first] = values;

  const toValue = (numbers: number | number[]) => {
    const exact = [numbers].flat().map((number, index) => (number === stops[index] ? values[index] : number));
    // React-aria hands back as many numbers as it was given.
    return (isRange ? exact : exact[0]) as T;
  };

  return (
    <AriaSlider
      {...root}
      value={isRange ? stops : (stops[0] ?? minValue)}
      onChange={(numbers) => onChange(toValue(numbers))}
      onChangeEnd={(numbers) => onChangeEnd?.(toValue(numbers))}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      {...defined({ formatOptions, 'aria-describedby': props.description ? help : undefined })}
      className={styles.slider}
    >
      <TextContext value={{ slots: { description: { id: help } } }}>
        <FieldShell {...shell}>
          <SliderOutput className={styles.value}>{words.join(' – ')}</SliderOutput>
          <div className={styles.frame} data-bars={bars ? true : undefined}>
            {bars ? (
              <Bars bars={bars} from={minValue} step={step} chosen={isRange ? [first, last] : [minValue, first]} />
            ) : null}
            <SliderTrack style={classesInstead} className={styles.track}>
              <div className={styles.rail}>
                <svg className={styles.filling} aria-hidden="true">
                  {isRange ? null : <rect className={styles.fill} x="-1rem" width="1.0625rem" height="100%" />}
                  <Bar from={isRange ? percent(first) : '0%'} to={percent(isRange ? last : first)} />
                </svg>
              </div>
              {values.map((number, index) => (
                <Thumb
                  key={thumbLabels[index]}
                  index={index}
                  name={name}
                  label={isRange ? thumbLabels[index] : undefined}
                  text={words[index] ?? ''}
                  place={percent(number)}
                />
              ))}
            </SliderTrack>
          </div>
        </FieldShell>
      </TextContext>
    </AriaSlider>
  );
}

/** The number on the steps that is nearest. */
function stopNear(number: number, { minValue, maxValue, step }: { minValue: number; maxValue: number; step: number }) {
  const stop = minValue + Math.round((number - minValue) / step) * step;
  return Math.min(Math.max(stop, minValue), maxValue);
}

interface BarsProps {
  bars: readonly number[];
  from: number;
  step: number;
  /** The ends of what is chosen. */
  chosen: readonly [number, number];
}

/** A bar stands where the knob does when its step is chosen; of the first and the last there is the inner half. */
function Bars({ bars, from, step, chosen: [least, most] }: BarsProps) {
  const highest = Math.max(...bars, 1);
  const gap = 100 / Math.max(1, bars.length - 1);
  return (
    <svg className={styles.bars} aria-hidden="true">
      {bars.map((count, index) => {
        const stop = from + index * step;
        // The lowest can be seen beside the highest.
        const height = count === 0 ? 0 : Math.max(4, (count / highest) * 100);
        const [left, right] = [Math.max(0, (index - 0.4) * gap), Math.min(100, (index + 0.4) * gap)];
        return (
          <rect
            key={stop}
            className={styles.bar}
            data-chosen={(stop >= least && stop <= most) || undefined}
            x={`${left}%`}
            y={`${100 - height}%`}
            width={`${right - left}%`}
            height={`${height}%`}
          />
        );
      })}
    </svg>
  );
}

function Bar({ from, to }: { from: string; to: string }) {
  const width = `${Math.max(0, Number.parseFloat(to) - Number.parseFloat(from))}%`;
  return <rect className={styles.fill} x={from} width={width} height="100%" />;
}

interface ThumbProps {
  index: number;
  name: string | undefined;
  label: string | undefined;
  text: string;
  place: string;
}

function Thumb({ index, name, label, text, place }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);

  // React-aria says the formatted number; no prop of its takes other words.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', text));

  return (
    <SliderThumb
      index={index}
      inputRef={input}
      {...defined({ name, 'aria-label': label })}
      style={classesInstead}
      className={styles.thumb}
    >
      {/* One knob has the slider's name, and is named by this too until react-aria finds none. */}
      {label === undefined ? <Label hidden /> : null}
      <svg className={styles.drawing} aria-hidden="true">
        <circle className={styles.ring} cx={place} cy="50%" r="0.9375rem" />
        <circle className={styles.knob} cx={place} cy="50%" r="0.6875rem" />
      </svg>
    </SliderThumb>
  );
}
