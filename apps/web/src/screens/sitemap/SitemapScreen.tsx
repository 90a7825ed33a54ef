import { Heading } from '@guildhall/ui/Heading';

import { Opening } from '../../shell/storyPage/Opening.tsx';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import * as styles from './sitemap.css.ts';
import type { SitemapPage } from './SitemapPageView.tsx';
import { SitemapPageView } from './SitemapPageView.tsx';

interface SitemapScreenProps {
  categories: readonly { title: string; pages: readonly SitemapPage[] }[];
}

/** Every page that its reader may open, by topic. */
export function SitemapScreen({ categories }: SitemapScreenProps) {
  return (
    <StoryPage>
      <Opening
        eyebrow="Sitemap"
        title="Everything under this roof"
        lead="Every page, in seven groups. Pages marked Protected open after you log in."
      />
      <div className={styles.map}>
        {categories.map(({ title, pages }) => (
          <section key={title} aria-labelledby={idOf(title)} className={styles.category}>
            <Heading level={2} size="xl" id={idOf(title)}>
              {title}
            </Heading>
            <ul className={styles.pages}>
              {pages.map((page) => (
                <SitemapPageView key={page.href} page={page} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </StoryPage>
  );
}

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
