import type { Role } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { ButtonLink } from '@guildhall/ui/ButtonLink';

import type { JobPageHrefs } from './jobPageHrefs.ts';

interface DoorsViewProps {
  job: Pick<Schema<'Job'>, 'id' | 'application'>;
  visitor: 'unknown' | 'guest' | Role;
  /** Where a freelancer completes a profile that says too little to apply; null where it says enough. */
  profileSetupHref: string | null;
  hrefs: JobPageHrefs;
}

/** What its reader can do about an open job. There is something for each: nothing below moves when it is known who reads. */
export function DoorsView({ job, visitor, profileSetupHref, hrefs }: DoorsViewProps) {
  switch (visitor) {
    case 'CLIENT':
      return <ButtonLink href={hrefs.postJob}>Post a Job</ButtonLink>;
    case 'FREELANCER':
      if (job.application && !job.application.mayApplyAgain) {
        return <ButtonLink href={hrefs.application(job.id)}>View Application</ButtonLink>;
      }
      return profileSetupHref === null ? (
        <ButtonLink href={hrefs.apply(job.id)} variant="primary">
          Send Proposal
        </ButtonLink>
      ) : (
        <ButtonLink href={profileSetupHref} variant="primary">
          Complete Profile to Apply
        </ButtonLink>
      );
    case 'guest':
    case 'unknown':
      return (
        <>
          <ButtonLink href={hrefs.entry(job.id).signup} variant="primary">
            Sign Up to Apply
          </ButtonLink>
          <ButtonLink href={hrefs.entry(job.id).login}>Log In to Apply</ButtonLink>
        </>
      );
  }
}
