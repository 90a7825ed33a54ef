import { Container } from '@guildhall/ui/Container';
import { Link } from '@guildhall/ui/Link';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { scriptlessLinks } from '../navigation.ts';
import * as styles from './scriptsNeeded.css.ts';

/** What a page behind the login shows where scripts are off: the session lives in the browser, which only they can read. */
export function PageNeedsScripts() {
  return (
    <Container width="reading">
      <div className={styles.page}>
        <Stack gap={6}>
          <PageHeader
            title="This page needs JavaScript"
            description="It is for people who are logged in, and logging in needs JavaScript, which is turned off in this browser. Turn it on and reload the page."
          />
          <Text>These pages work without it:</Text>
          <ul className={styles.links}>
            {scriptlessLinks.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} look="standalone">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      </div>
    </Container>
  );
}
