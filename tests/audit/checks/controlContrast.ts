import { contrastLoss } from './support/controlEdges.ts';
import { pageCheck } from './support/pageCheck.ts';
import { still, withStyles } from './support/setting.ts';
import { inEachTheme } from './support/where.ts';

export const controlContrast = pageCheck({
  id: 'control-contrast',
  title: 'Controls and their states stand out from the page',
  criteria: ['1.4.11'],
  method:
    'The edge or the ground of each field, check box, radio button, switch and slider, and the drawing of each button without words, has 3:1 against what is around it (4.5:1 in the contrast theme). Switched-off controls excepted.',
  appliesTo: inEachTheme,
  faults: (page, { theme }) => withStyles(page, still, () => contrastLoss(page, theme === 'contrast' ? 4.5 : 3)),
});
