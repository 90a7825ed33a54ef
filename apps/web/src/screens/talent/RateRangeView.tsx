import type { RateSpread } from '@guildhall/machines/domain/rateSpread';
import type { TalentFilters } from '@guildhall/machines/domain/talentCriteria';
import { MoneyRange } from '@guildhall/ui/MoneyRange';

import { rateRange } from './rateRange.ts';

type Rates = Pick<TalentFilters, 'minRate' | 'maxRate'>;

interface RateRangeViewProps {
  value: Rates;
  onChange: (change: Partial<Rates>) => void;
  /** Null until it is known, and where it is not to be had: the scale is a plain one then. */
  spread: RateSpread | null;
}

/** Which hourly rates a list keeps, on a scale of what people ask. */
export function RateRangeView({ value: { minRate, maxRate }, onChange, spread }: RateRangeViewProps) {
  return (
    <MoneyRange
      label="Hourly rate"
      {...rateRange(spread)}
      names={{ least: 'minRate', most: 'maxRate' }}
      fieldsLabel="Exact hourly rate"
      value={{ least: minRate, most: maxRate }}
      onChange={({ least, most }) =>
        onChange({ ...(least !== undefined && { minRate: least }), ...(most !== undefined && { maxRate: most }) })
      }
    />
  );
}
