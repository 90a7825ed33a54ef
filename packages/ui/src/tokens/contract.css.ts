import { createGlobalThemeContract } from '@vanilla-extract/css';

import { light } from '../themes/light/light.ts';
import { textSizes } from './scales.ts';

const name = (prefix: string) => (_value: string | null, path: string[]) => `${prefix}-${path.join('-')}`;

/** The semantic names, derived from the light theme's own shape so that they are typed once. */
export const theme = createGlobalThemeContract(light, name('gh'));

/** Scales that change with the viewport. */
export const scale = createGlobalThemeContract({ text: textSizes.small }, name('gh'));
