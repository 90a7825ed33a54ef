import { Container } from '@guildhall/ui/Container';
import { Link } from '@guildhall/ui/Link';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { directoryHref } from '../directoryHref.ts';
import { scriptlessLinks } from '../navigation.ts';
import * as styles from './scriptsNeeded.css.ts';

interface PageNeedsScriptsProps {
  /** The path and query of the page. */
  address: string;
}

/** Whether an address is one of this page. */
const isOf = (address: string, path: string): boolean => address.split('?')[0] === path;

/**
 * What a page behind the login shows where scripts are off: the session lives in the browser, which only they can read.
 * Where there is a public list of the same, the way there keeps what the address asks for.
 */
export function PageNeedsScripts({ address }: PageNeedsScriptsProps) {
  const same = directoryHref(address);
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
                <Link href={same !== null && isOf(same, href) ? same : href} look="standalone">
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
