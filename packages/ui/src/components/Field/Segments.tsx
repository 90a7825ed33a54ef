import type { ComponentProps, FocusEvent } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';

import { segment as segmentStyle, segmentBox, segments } from './segments.css.ts';

/** React-aria writes style attributes, which the policy of pages refuses; the classes say the same. */
function Unstyled({ style: _style, ...props }: ComponentProps<'span'>) {
  return <span {...props} />;
}

/** Year, month, day, hour: the parts of a date or time, each typed or stepped. Belongs into a date or time field. */
export function Segments({ isBoxed = false }: { isBoxed?: boolean }) {
  return (
    <DateInput style={{ unicodeBidi: undefined }} className={isBoxed ? `${segmentBox} ${segments}` : segments}>
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
