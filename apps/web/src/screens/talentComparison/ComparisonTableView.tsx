import type { Schema } from '@guildhall/machines/kit/schema';
import { Avatar } from '@guildhall/ui/Avatar';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Link } from '@guildhall/ui/Link';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { TagList } from '@guildhall/ui/TagList';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';
import type { ReactNode } from 'react';

import { applicationTitleId } from '../applicants/applicationTitleId.ts';
import { smallPicture } from '../shared/people/pictureSizes.ts';
import { comparedFacts } from './comparedFacts.tsx';
import { proposalOf, skillRows } from './comparison.ts';
import { proposedFacts } from './proposedFacts.tsx';
import * as styles from './talentComparison.css.ts';

type Freelancer = Schema<'FreelancerListing'>;

export interface ComparisonTableViewProps {
  freelancers: readonly Freelancer[];
  /** What they proposed for a project; null while that is being read. Undefined where there is nothing to read. */
  proposals: readonly Schema<'ClientApplication'>[] | null | undefined;
  /** Where an application stands, and what can be answered. */
  answerOf: (application: Schema<'ClientApplication'>) => ReactNode;
  /** Id of the heading that names the table. */
  headingId: string;
  profileHref: (person: { id: string; name: string }) => string;
  /** Opens a message to a freelancer. */
  contactHref: (freelancerId: string) => string;
  /** Takes someone out; null while that cannot be done. */
  onRemove: ((freelancerId: string) => void) | null;
}

/** Freelancers side by side: a column for each, a row for each fact. Where there is little room, columns scroll. */
export function ComparisonTableView(props: ComparisonTableViewProps) {
  const { freelancers, proposals, answerOf, headingId, profileHref } = props;
  const { shared, others } = skillRows(freelancers);
  return (
    <div className={styles.room} aria-busy={proposals === null}>
      <div className={styles.frame}>
        <table aria-labelledby={headingId} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <VisuallyHidden>Fact</VisuallyHidden>
              </th>
              {freelancers.map(({ id, profile: { name, profileImage } }) => (
                <th key={id} scope="col" className={styles.person}>
                  <div {...focusableAs(proposals, id)} className={styles.who}>
                    <Avatar name={name} src={smallPicture(profileImage)} />
                    <Link href={profileHref({ id, name })} look="quiet">
                      {name}
                    </Link>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {proposals === undefined ? null : (
              <RowView
                {...props}
                title="Answer"
                cellOf={({ id }) => <ProposalView {...{ proposals, id }} of={answerOf} />}
              />
            )}
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
                    cellOf={({ id }) => <ProposalView {...{ proposals, id, of }} />}
                  />
                ))}
            {comparedFacts.map(({ title, of }) => (
              <RowView key={title} {...props} title={title} cellOf={of} />
            ))}
            {shared === null ? null : (
              <tr>
                <RowHeader title={shared.title} />
                <td colSpan={freelancers.length} className={styles.cell}>
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
    </div>
  );
}

interface ProposalViewProps {
  proposals: readonly Schema<'ClientApplication'>[] | null;
  /** Of whom. */
  id: string;
  of: (application: Schema<'ClientApplication'>) => ReactNode;
}

/** Something of what someone proposed. */
function ProposalView({ proposals, id, of }: ProposalViewProps) {
  if (proposals === null) return <Skeleton />;
  const application = proposalOf(proposals, id);
  return application === null ? 'Has not applied' : of(application);
}

/** The focus goes to the head of a column when what it stood on was decided. */
function focusableAs(proposals: ComparisonTableViewProps['proposals'], freelancerId: string) {
  const application = proposalOf(proposals ?? [], freelancerId);
  return application === null ? {} : { id: applicationTitleId(application.id), tabIndex: -1 };
}

interface RowViewProps {
  title: string;
  freelancers: readonly Freelancer[];
  cellOf: (freelancer: Freelancer, place: number) => ReactNode;
}

function RowView({ title, freelancers, cellOf }: RowViewProps) {
  return (
    <tr>
      <RowHeader title={title} />
      {freelancers.map((freelancer, place) => (
        <td key={freelancer.id} className={styles.cell}>
          {cellOf(freelancer, place)}
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
    <th scope="row" className={styles.rowHeader}>
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
