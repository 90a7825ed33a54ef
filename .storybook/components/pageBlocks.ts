import { Anatomy } from './anatomy/Anatomy.tsx';
import { ComponentName } from './ComponentName.tsx';
import { Do, DoDont, Dont } from './doDont/DoDont.tsx';
import { Keys } from './Keys.tsx';
import { Later } from './Later.tsx';
import { Reference } from './Reference.tsx';

/** What pages of documentation need not import, by the name that they have there. */
export const pageBlocks = { strong: ComponentName, Anatomy, DoDont, Do, Dont, Keys, Later, Reference };
