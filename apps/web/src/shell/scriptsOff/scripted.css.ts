import { media } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** Only where scripts run. */
export const scripted = style({ '@media': { [media.scriptless]: { display: 'none' } } });
