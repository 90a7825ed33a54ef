import type { Schema } from '@guildhall/machines/kit/schema';
import { Avatar } from '@guildhall/ui/Avatar';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Link } from '@guildhall/ui/Link';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { TagList } from '@guildhall/ui/TagList';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';
import type { ReactNode } from 'react';

import { smallPicture } from '../shared/pictureSizes.ts';
import { comparedFacts } from './comparedFacts.tsx';
import * as styles from './compareTalent.css.ts';
import { proposalOf, skillRows } from './comparison.ts';
import { proposedFacts } from './proposedFacts.tsx';

type Freelancer = Schema<'FreelancerListing'>;

export interface ComparisonTableViewProps {
  freelancers: readonly Freelancer[];
  /** What they proposed for a project; null while that is being read. Undefined where there is nothing to read. */
  proposals: readonly Schema<'ClientApplication'>[] | null | undefined;
  /** Id of the heading that names the table. */
  headingId: string;
  profileHref: (person: { id: string; name: string }) => string;
  /** Opens a message to a freelancer. */
  contactHref: (freelancerId: string) => string;
  /** Takes someone out; null while that cannot be done. */
  onRemove: ((freelancerId: string) => void) | null;
}

/* `display` takes a table's meaning away in Safari, and a phone needs it; so the roles are written out. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** Freelancers side by side: a column for each, a row for each fact. On phones a card for each fact. */
export function ComparisonTableView(props: ComparisonTableViewProps) {
  const { freelancers, proposals, headingId, profileHref } = props;
  const { shared, others } = skillRows(freelancers);
  return (
    <div className={styles.frame}>
      <table role="table" aria-labelledby={headingId} className={styles.table}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.headRow}>
            <th role="columnheader" scope="col" className={styles.corner}>
              <VisuallyHidden>Fact</VisuallyHidden>
            </th>
            {freelancers.map(({ id, profile: { name, profileImage } }) => (
              <th key={id} role="columnheader" scope="col" className={styles.person}>
                <div className={styles.who}>
                  <Avatar name={name} src={smallPicture(profileImage)} />
                  <Link href={profileHref({ id, name })} look="quiet">
                    {name}
                  </Link>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          <RowView
            {...props}
            title="Contact"
            cellOf={(freelancer) => <ActionsView {...props} freelancer={freelancer} />}
          />
          {proposals === undefined
            ? null
            : proposedFacts.map(({ title, of }) => (
                <RowView
                  key={title}
                  {...props}
                  title={title}
                  cellOf={({ id }) => {
                    if (proposals === null) return <Skeleton />;
                    const application = proposalOf(proposals, id);
                    return application === null ? 'Has not applied' : of(application);
                  }}
                />
              ))}
          {comparedFacts.map(({ title, of }) => (
            <RowView key={title} {...props} title={title} cellOf={of} />
          ))}
          {shared === null ? null : (
            <tr role="row" className={styles.row}>
              <RowHeader title={shared.title} />
              <td role="cell" colSpan={freelancers.length} className={styles.sharedCell}>
                <SkillsView skills={shared.skills} />
              </td>
            </tr>
          )}
          <RowView
            {...props}
            title={others.title}
            cellOf={(_, place) => <SkillsView skills={others.skills[place] ?? []} />}
          />
        </tbody>
      </table>
    </div>
  );
}

interface RowViewProps {
  title: string;
  freelancers: readonly Freelancer[];
  cellOf: (freelancer: Freelancer, place: number) => ReactNode;
}

function RowView({ title, freelancers, cellOf }: RowViewProps) {
  return (
    <tr role="row" className={styles.row}>
      <RowHeader title={title} />
      {freelancers.map((freelancer, place) => (
        <td key={freelancer.id} role="cell" className={styles.cell}>
          <span aria-hidden="true" className={styles.name}>
            {freelancer.profile.name}
          </span>
          <div>{cellOf(freelancer, place)}</div>
        </td>
      ))}
    </tr>
  );
}

function SkillsView({ skills }: { skills: readonly string[] }) {
  return skills.length === 0 ? 'None' : <TagList items={skills} />;
}

function RowHeader({ title }: { title: string }) {
  return (
    <th role="rowheader" scope="row" className={styles.rowHeader}>
      {title}
    </th>
  );
}

/** What can be done about someone. */
function ActionsView({
  freelancer: { id, profile },
  contactHref,
  onRemove,
}: Pick<ComparisonTableViewProps, 'contactHref' | 'onRemove'> & { freelancer: Freelancer }) {
  return (
    <div className={styles.actions}>
      <ButtonLink href={contactHref(id)} aria-label={`Contact ${profile.name}`}>
        Contact
      </ButtonLink>
      <Button
        variant="quiet"
        aria-label={`Remove ${profile.name} from the comparison`}
        isDisabled={onRemove === null}
        onPress={() => onRemove?.(id)}
      >
        Remove
      </Button>
    </div>
  );
}
