import type { Defect } from './defect.ts';
import { colours } from './kinds/colours.ts';
import { dialogs } from './kinds/dialogs.ts';
import { errors } from './kinds/errors.ts';
import { focus } from './kinds/focus.ts';
import { keyboard } from './kinds/keyboard.ts';
import { layout } from './kinds/layout.ts';
import { messages } from './kinds/messages.ts';
import { movement } from './kinds/movement.ts';
import { names } from './kinds/names.ts';
import { pages } from './kinds/pages.ts';
import { pictures } from './kinds/pictures.ts';
import { questions } from './kinds/questions.ts';
import { structure } from './kinds/structure.ts';
import { surprises } from './kinds/surprises.ts';

/** The share of the defects that has to be caught. */
export const leastShare = 0.95;

/** Every fault that the audit has to catch, each of its own kind. */
export const defects: readonly Defect[] = [
  ...names,
  ...pictures,
  ...structure,
  ...keyboard,
  ...focus,
  ...dialogs,
  ...errors,
  ...questions,
  ...surprises,
  ...messages,
  ...layout,
  ...colours,
  ...movement,
  ...pages,
];

/** A handful of different kinds in stories, for every run of the tests. */
export const quickDefects: readonly Defect[] = defects.filter(({ id }) =>
  ['label-removed', 'focus-trapped', 'error-untied', 'pale-text', 'no-escape', 'sideways-at-320'].includes(id),
);
