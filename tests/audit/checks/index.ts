import type { Check, SiteCheck } from '../check.ts';
import { axeCheck } from './axe.ts';
import { characterKeys } from './characterKeys.ts';
import { choices } from './choices.ts';
import { controlContrast } from './controlContrast.ts';
import { deviceMotion } from './deviceMotion.ts';
import { dialogs } from './dialogs.ts';
import { errors } from './errors.ts';
import { focusVisible } from './focusVisible.ts';
import { forcedColours } from './forcedColours.ts';
import { hoverContent } from './hoverContent.ts';
import { idReferences } from './idReferences.ts';
import { images } from './images.ts';
import { inputPurpose } from './inputPurpose.ts';
import { keyboardTraversal } from './keyboardTraversal.ts';
import { labels } from './labels.ts';
import { languageOfParts } from './languageOfParts.ts';
import { linkLooks } from './linkLooks.ts';
import { linkPurpose } from './linkPurpose.ts';
import { liveRegions } from './liveRegions.ts';
import { media } from './media.ts';
import { movement } from './movement.ts';
import { noSurprise } from './noSurprise.ts';
import { orientation } from './orientation.ts';
import { pageIdentity } from './pageIdentity.ts';
import { paste } from './paste.ts';
import { pointerCancellation } from './pointerCancellation.ts';
import { readingOrder } from './readingOrder.ts';
import { redundantEntry } from './redundantEntry.ts';
import { reflow } from './reflow.ts';
import { sensoryWords } from './sensoryWords.ts';
import { singlePointer } from './singlePointer.ts';
import { consistentIdentification, consistentNavigation, multipleWays, uniqueTitles } from './siteChecks.ts';
import { skipLink } from './skipLink.ts';
import { structure } from './structure.ts';
import { targetSize } from './targetSize.ts';
import { textContrast } from './textContrast.ts';
import { textSize } from './textSize.ts';
import { textSpacing } from './textSpacing.ts';
import { timing } from './timing.ts';

/** Every check of one page: those that leave it as it was first. */
export const checks: readonly Check[] = [
  axeCheck,
  idReferences,
  // Before anything is done to the page, which may answer.
  liveRegions,
  pageIdentity,
  structure,
  labels,
  choices,
  linkPurpose,
  linkLooks,
  images,
  media,
  languageOfParts,
  sensoryWords,
  inputPurpose,
  redundantEntry,
  readingOrder,
  textContrast,
  controlContrast,
  forcedColours,
  targetSize,
  movement,
  deviceMotion,
  paste,
  orientation,
  textSpacing,
  textSize,
  reflow,
  keyboardTraversal,
  focusVisible,
  skipLink,
  characterKeys,
  hoverContent,
  pointerCancellation,
  singlePointer,
  noSurprise,
  dialogs,
  errors,
  timing,
];

/** Every check of all routes together. */
export const siteChecks: readonly SiteCheck[] = [
  uniqueTitles,
  consistentNavigation,
  consistentIdentification,
  multipleWays,
];
