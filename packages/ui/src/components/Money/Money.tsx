import { useNumberFormatter } from 'react-aria/useNumberFormatter';

import { signInOrder } from '../../internal/signInOrder.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { money, per as perStyle } from './Money.css.ts';

export interface MoneyProps {
  /** US dollars. */
  amount: number;
  /** The upper end, where it is a range. US dollars. */
  to?: number;
  /** What one pays for. Default the whole. */
  per?: 'hour';
  /** How `per` is written, and how it is said. Defaults “/hr” and “per hour”. */
  perText?: { written: string; said: string };
}

/** An amount of US dollars, written as the reader's locale writes it; cents only where there are some. */
export function Money({ amount, to = amount, per, perText = { written: '/hr', said: ' per hour' } }: MoneyProps) {
  const formatter = useNumberFormatter({
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) && Number.isInteger(to) ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return (
    // It reads in the direction of its locale, also where the page around it is in another language.
    <bdi className={money}>
      {signInOrder(to === amount ? formatter.format(amount) : formatter.formatRange(amount, to))}
      {per === undefined ? null : (
        <>
          <span className={perStyle} aria-hidden="true">
            {perText.written}
          </span>
          <VisuallyHidden>{perText.said}</VisuallyHidden>
        </>
      )}
    </bdi>
  );
}
