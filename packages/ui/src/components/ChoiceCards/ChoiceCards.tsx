import type { LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';

import { DescriptionSlot } from '../Field/DescriptionSlot.tsx';
import { field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import type { Option } from '../Field/option.ts';
import { useEarlyChoice } from '../Field/useEarly.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { RadioGroupProps } from '../RadioGroup/RadioGroup.tsx';
import * as styles from './ChoiceCards.css.ts';

export interface ChoiceCardsProps<T extends string = string> extends Omit<
  RadioGroupProps<T>,
  'options' | 'orientation'
> {
  /** Two to four answers; `icon` is for the eye only. */
  options: readonly (Option & { value: T; icon?: LucideIcon | undefined })[];
}

/** One choice that shapes what follows, as cards that say what each answer means. They are radio buttons. */
export function ChoiceCards<T extends string>({ options, onChange, ...props }: ChoiceCardsProps<T>) {
  const [shell, root] = splitField(props);
  // Only the options' own values can be chosen.
  const choose = (value: string) => onChange(value as T);
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEarlyChoice(group, props.value, choose);
  return (
    <AriaRadioGroup {...root} ref={group} onChange={choose} className={field}>
      <FieldShell {...shell}>
        <div className={styles.cards}>
          {options.map((option, index) => (
            <RadioField
              key={option.value}
              value={option.value}
              // The whole card is the label of its radio; the name is its first line, the rest describes it.
              aria-labelledby={`${id}${index}`}
              isDisabled={option.isDisabled ?? false}
              className={styles.cell}
            >
              <RadioButton className={styles.card}>
                <span className={styles.mark} aria-hidden="true" />
                <span className={styles.words}>
                  <span id={`${id}${index}`} className={styles.label}>
                    {option.label}
                  </span>
                  <DescriptionSlot className={styles.description}>{option.description}</DescriptionSlot>
                </span>
                {option.icon ? (
                  <span className={styles.icon}>
                    <Icon icon={option.icon} size="large" />
                  </span>
                ) : null}
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldShell>
    </AriaRadioGroup>
  );
}
