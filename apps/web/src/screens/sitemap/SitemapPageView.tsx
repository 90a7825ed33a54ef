import { Badge } from '@guildhall/ui/Badge';
import { Link } from '@guildhall/ui/Link';
import { Text } from '@guildhall/ui/Text';

import type { SitemapBadge } from './categories.ts';
import * as styles from './sitemap.css.ts';

const toneOf = { Clients: 'accent', Freelancers: 'info', Protected: 'neutral' } as const satisfies Record<
  SitemapBadge,
  string
>;

export interface SitemapPage {
  label: string;
  href: string;
  text: string;
  badges?: readonly SitemapBadge[];
}

export function SitemapPageView({ page: { label, href, text, badges = [] } }: { page: SitemapPage }) {
  return (
    <li className={styles.page}>
      <div className={styles.name}>
        <Link href={href} look="standalone">
          {label}
        </Link>
        {badges.map((badge) => (
          <Badge key={badge} tone={toneOf[badge]}>
            {badge}
          </Badge>
        ))}
      </div>
      <Text size="sm" tone="muted">
        {text}
      </Text>
    </li>
  );
}
