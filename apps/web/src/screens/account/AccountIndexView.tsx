import * as styles from './account.css.ts';
import type { AccountPart } from './accountParts.ts';
import { accountParts, partTitles } from './accountParts.ts';

interface AccountIndexViewProps {
  /** The part that is being read; null before that is known. */
  current: AccountPart | null;
}

/** The way to each part of the account page. */
export function AccountIndexView({ current }: AccountIndexViewProps) {
  return (
    <nav aria-labelledby="account-index" className={styles.index}>
      <p id="account-index" className={styles.indexTitle}>
        On this page
      </p>
      <ol className={styles.indexList}>
        {Object.values(accountParts).map((part) => (
          <li key={part}>
            {/* The browser itself goes to a place on this page. */}
            <a
              href={`#${part}`}
              className={styles.indexLink}
              {...(part === current && { 'aria-current': 'location' as const })}
            >
              {partTitles[part]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
