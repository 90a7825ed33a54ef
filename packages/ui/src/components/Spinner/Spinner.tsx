import { useContext } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';

import * as styles from './Spinner.css.ts';

/**
 * A turning arc that stands inside a button while its action is under way. It says nothing itself: the button is
 * announced as busy by react-aria. It takes the size and colour of the text beside it.
 */
export function Spinner() {
  // A pending button with an `aria-label` is named by its progress bar too: by this id.
  const progress = useContext(ProgressBarContext);
  const id = progress && 'id' in progress ? progress.id : undefined;
  return (
    <svg id={id} className={styles.spinner} viewBox="0 0 24 24" width="1em" height="1em" fill="none" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
