import { font } from '../../packages/ui/src/tokens/scales.ts';

import './hebrewFonts.css';

// Before the first story: what is measured while a story plays would be measured in another face.
await Promise.all(Object.values(font).map((stack) => document.fonts.load(`1em ${stack}`, 'א')));
