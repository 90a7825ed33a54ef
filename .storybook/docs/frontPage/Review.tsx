import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import { StoryAnchor } from '../../stateMaps/StoryAnchor.tsx';
import * as styles from './frontPage.css.ts';

const steps = [
  {
    id: 'foundations-colour--docs',
    link: 'Foundations, Colour',
    look: 'Does each theme keep its temper? The last part lists where colours meet, with their contrast.',
  },
  {
    id: 'components-actions-button--matrix',
    link: 'The Matrix of a component',
    look: 'In all three themes: what disappears, what shouts?',
  },
  {
    id: 'state-maps-flows--proposal',
    link: 'A state map',
    look: 'Follow one path from story to story. Does each state say what happened, what was kept and what to do next?',
  },
  {
    id: 'screens-login--play',
    link: 'Play a flow',
    look: 'Refuse a call, cut the line, let a day pass. Does the screen always say what to do next?',
  },
  {
    id: 'screens-jobsearch--loading',
    link: 'A screen at 390 px',
    look: 'What leads, and what can a thumb reach?',
  },
  {
    id: 'screens-signup--email-verification',
    link: 'Text at 200% and 320 px',
    look: 'Then from right to left. Nothing is cut off, covered or left behind.',
  },
  {
    id: 'components-fields-form--default',
    link: 'The keyboard alone',
    look: 'Tab through a form, a dialog, a menu. Where is the focus ring?',
  },
];

/** A tour of all of it, for a reviewer with little time. */
export function Review() {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, link, look }) => (
        <li key={id} className={styles.step}>
          <StoryAnchor story={{ id }}>{link}</StoryAnchor>
          <Text>{look}</Text>
        </li>
      ))}
    </ol>
  );
}
