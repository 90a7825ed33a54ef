import { Table } from '../../../packages/ui/src/components/Table/Table.tsx';
import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import { toolbars, widths } from '../../toolbars.ts';
import * as styles from './frontPage.css.ts';

/** What each toolbar can show of a page. */
const lookFor: Record<keyof typeof toolbars, string> = {
  theme: 'Hierarchy at a squint',
  direction: 'Arrows, alignment, and the side that things come from',
  around: 'A screen between header and footer, a dialog over the page that opens it',
  language: 'Long words, figures by locale, and names among words of another direction; components and screens only',
  textSize: 'Nothing is cut off or covered',
  motion: 'Nothing depends on movement',
  colours: 'States can still be told apart; the browser’s own setting is exact',
};

const rows = [
  ...Object.entries(toolbars).map(([name, { title, values }]) => ({
    title: title.replace(' %', ''),
    values: values.map((value) => (name === 'textSize' ? `${value}%` : value)).join(', '),
    // Object.entries widens the keys to string.
    look: lookFor[name as keyof typeof toolbars],
  })),
  { title: 'Viewport', values: `${widths.join(', ')} px`, look: 'Stories only: nothing scrolls sideways' },
];

/** The toolbars with their values. */
export function ToolbarTable() {
  return (
    <div className={styles.together}>
      <Table
        caption="The toolbar"
        isCaptionHidden
        columns={[
          { id: 'title', header: 'Setting', cell: ({ title }) => title },
          { id: 'values', header: 'Values', cell: ({ values }) => values, isLong: true },
          { id: 'look', header: 'Look for', cell: ({ look }) => look, isLong: true },
        ]}
        rows={rows}
        rowKey={({ title }) => title}
      />
      <Text size="sm" tone="muted" isMeasured>
        The theme begins as your system has it. What you choose stands in the address: send it to show what you see.
        Below a story, Controls change its props. <kbd>Alt A</kbd> shows and hides the panels, <kbd>Alt S</kbd> the
        sidebar, <kbd>Alt F</kbd> everything but the story, and <kbd>Alt Right</kbd> goes to the next story.
      </Text>
    </div>
  );
}
