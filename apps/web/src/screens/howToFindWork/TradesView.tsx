import { Badge } from '@guildhall/ui/Badge';
import { Heading } from '@guildhall/ui/Heading';
import { Money } from '@guildhall/ui/Money';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import type { SearchHref } from '../../shell/searchOf.ts';
import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import { Example } from '../../shell/storyPage/Example.tsx';
import { SearchLink } from '../../shell/storyPage/SearchLink.tsx';
import * as styles from './howToFindWork.css.ts';
import type { Demand } from './trades.ts';
import { trades } from './trades.ts';

const toneOf = { 'Very High': 'positive', High: 'info', Steady: 'neutral' } as const satisfies Record<Demand, string>;

/** What each trade earns and how much it is asked for, like a list of prices. */
export function TradesView({ search }: { search: SearchHref | null }) {
  return (
    <Chapter
      heading="above"
      id="trades"
      title="What different fields pay"
      lead={`Income and demand by category.${search === null ? '' : ' Each name opens a search.'}`}
    >
      <ul className={styles.trades}>
        {trades.map(({ name, skills, words, income: [from, to], demand }) => (
          <li key={name} className={styles.trade}>
            <Heading level={3} size="lg">
              <SearchLink search={search} words={words} look="quiet">
                {name}
              </SearchLink>
            </Heading>
            <Text size="sm" tone="muted">
              {skills}
            </Text>
            <div className={styles.tradeIncome}>
              <VisuallyHidden>Income: </VisuallyHidden>
              <Money amount={from} to={to} per="hour" />
            </div>
            <div className={styles.tradeDemand}>
              <Badge tone={toneOf[demand]}>
                <VisuallyHidden>Demand: </VisuallyHidden>
                {demand}
              </Badge>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.tradesNote}>
        <Example>
          These ranges are examples to help you set a first rate, not a survey or a promise. The budgets of open
          projects are a better guide.
        </Example>
      </div>
    </Chapter>
  );
}
