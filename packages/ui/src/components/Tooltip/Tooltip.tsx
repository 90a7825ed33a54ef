import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';

import { useLandmark } from '../../internal/useLandmark.ts';
import { defined } from '../Field/defined.ts';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** The `Button`, `IconButton` or `Link` it speaks of. It has its own name: touch and some readers never meet the hint. */
  children: ReactElement;
  /** A few words. */
  text: string;
  /** Where it opens, if there is room. Default `top`. */
  placement?: AriaTooltipProps['placement'] | undefined;
}

/** A hint on hover and keyboard focus. Nothing that is needed stands in it alone. */
export function Tooltip({ children, text, placement = 'top' }: TooltipProps) {
  const [landmark, findLandmark] = useLandmark();
  return (
    <TooltipTrigger delay={500}>
      {children}
      <span ref={findLandmark} hidden />
      <AriaTooltip
        {...defined({ UNSTABLE_portalContainer: landmark })}
        placement={placement}
        offset={6}
        className={tooltip}
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
