import { Banner } from '@guildhall/ui/Banner';
import { Container } from '@guildhall/ui/Container';
import { Link } from '@guildhall/ui/Link';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { scriptlessLinks } from './navigation.ts';
import * as styles from './scriptsNeeded.css.ts';

/** What a page behind the login shows where scripts are off: the session lives in the browser, which only they can read. */
export function PageNeedsScripts() {
  return (
    <Container width="reading">
      <div className={styles.page}>
        <Stack gap={6}>
          <PageHeader
            title="This page needs JavaScript"
            description="It is for people who are signed in, and signing in needs JavaScript, which is switched off in this browser. Switch it on and reload the page."
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

interface NeedsScriptsProps {
  /** A form that only scripts can send. */
  children: ReactNode;
  /** What to do where there are none, beyond switching them on. */
  instead?: ReactNode;
}

/** A form, or a note in its place where scripts are off: what is typed into it then would be lost. */
export function NeedsScripts({ children, instead }: NeedsScriptsProps) {
  return (
    <>
      {/* Only the server draws it: what stands in noscript is no part of the page where scripts run. */}
      <noscript>{import.meta.env.SSR ? <FormNeedsScripts>{instead}</FormNeedsScripts> : null}</noscript>
      <div className={styles.scripted}>{children}</div>
    </>
  );
}

/** The note that stands in place of a form. */
export function FormNeedsScripts({ children }: { children?: ReactNode }) {
  return (
    <Banner tone="caution" title="This form needs JavaScript">
      <p>JavaScript is switched off in this browser. Switch it on and reload the page.</p>
      {children ? <p>{children}</p> : null}
    </Banner>
  );
}
