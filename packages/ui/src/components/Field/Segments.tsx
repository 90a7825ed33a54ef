import type { ComponentProps, FocusEvent } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria/I18nProvider';

import { segment as segmentStyle, segmentBox, segments } from './segments.css.ts';

/** React-aria writes style attributes, which the policy of pages refuses; the classes say the same. */
function Unstyled({ style: _style, ...props }: ComponentProps<'span'>) {
  return <span {...props} />;
}

/**
 * How figures are read among words from right to left: from left to right, as in Hebrew, unless the locale sets marks between
 * them, as Arabic does.
 */
const orderOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(0).includes('\u200F') ? 'rtl' : 'ltr';

/** Year, month, day, hour: the parts of a date or time, each typed or stepped. Belongs into a date or time field. */
export function Segments({ isBoxed = false }: { isBoxed?: boolean }) {
  const { locale, direction } = useLocale();
  return (
    <DateInput
      {...(direction === 'rtl' ? { dir: orderOf(locale) } : {})}
      style={{ unicodeBidi: undefined }}
      className={isBoxed ? `${segmentBox} ${segments}` : segments}
    >
      {(segment) => (
        <DateSegment segment={segment} render={(props) => <Unstyled {...props} />} className={segmentStyle} />
      )}
    </DateInput>
  );
}

/** For `onBlur`: a part was left empty. React-aria would go on with the value from before, which is no longer shown. */
export function isLeftIncomplete(event: FocusEvent): boolean {
  return event.currentTarget.querySelector('[data-placeholder]') !== null;
}
