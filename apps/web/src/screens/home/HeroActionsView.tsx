import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Form } from '@guildhall/ui/Form';
import { SearchField } from '@guildhall/ui/SearchField';

import * as styles from './home.css.ts';
import type { HomeScreenProps } from './HomeScreen.tsx';

/** The search, and the doors for whoever is here. */
export function HeroActionsView(props: HomeScreenProps) {
  const { role, hrefs } = props;
  return (
    <div className={styles.doors}>
      {/* Clients look for people, not for projects; their search has a page of its own to come. */}
      {role === 'CLIENT' ? null : <Search {...props} />}
      <div className={styles.doorRow}>
        {role === 'CLIENT' && (
          <>
            <ButtonLink href={hrefs.postJob} variant="primary" size="large">
              Post Job
            </ButtonLink>
            <ButtonLink href={hrefs.dashboard.CLIENT} size="large">
              Dashboard
            </ButtonLink>
          </>
        )}
        {role === 'FREELANCER' && (
          <>
            <ButtonLink href={hrefs.findWork}>Find Work</ButtonLink>
            <ButtonLink href={hrefs.dashboard.FREELANCER}>Dashboard</ButtonLink>
          </>
        )}
        {role === null && (
          <>
            <ButtonLink href={hrefs.signup.CLIENT}>Sign up as a client</ButtonLink>
            <ButtonLink href={hrefs.signup.FREELANCER}>Sign up as a freelancer</ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

function Search({ snapshot, send, role, hrefs }: HomeScreenProps) {
  return (
    <search>
      <Form action={hrefs.findWork} onSubmit={() => send({ type: 'search.submit', role })}>
        <div className={styles.search}>
          <SearchField
            label="Search projects"
            name="search"
            size="large"
            placeholder="Logo, React, translation…"
            value={snapshot.context.query}
            onChange={(value) => send({ type: 'query.change', value })}
          />
          <Button type="submit" variant="primary" size="large">
            Search
          </Button>
        </div>
      </Form>
    </search>
  );
}
