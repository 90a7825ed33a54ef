import type { Role } from '@guildhall/api/enums';
import type { accountClosingMachine } from '@guildhall/machines/flows/accountClosing';
import type { accountExportMachine } from '@guildhall/machines/flows/accountExport';
import type { accountTimezoneMachine } from '@guildhall/machines/flows/accountTimezone';
import type { applicationEditMachine } from '@guildhall/machines/flows/applicationEdit';
import type { calendarFeedMachine } from '@guildhall/machines/flows/calendarFeed';
import type { clientProfileSetupMachine } from '@guildhall/machines/flows/clientProfileSetup';
import type { emailPreferencesMachine } from '@guildhall/machines/flows/emailPreferences';
import type { favouritesMachine } from '@guildhall/machines/flows/favourites';
import type { freelancerOverviewMachine } from '@guildhall/machines/flows/freelancerOverview';
import type { freelancerProfileSetupMachine } from '@guildhall/machines/flows/freelancerProfileSetup';
import type { freelancerWaitingMachine } from '@guildhall/machines/flows/freelancerWaiting';
import type { ownSessionsMachine } from '@guildhall/machines/flows/ownSessions';
import type { passwordChangeMachine } from '@guildhall/machines/flows/passwordChange';
import type { postJobMachine } from '@guildhall/machines/flows/postJob';
import type { projectTimelineMachine } from '@guildhall/machines/flows/projectTimeline';
import type { proposalDraftMachine } from '@guildhall/machines/flows/proposalDraft';
import type { sentApplicationsMachine } from '@guildhall/machines/flows/sentApplications';
import type { verificationMachine } from '@guildhall/machines/flows/verification';
import type { workStatementMachine } from '@guildhall/machines/flows/workStatement';

import type { Replayed } from './replayed.ts';

/** What the oracle draws of someone's own account, profile and work. */
export interface AskedOwn {
  accountClosing: Replayed<typeof accountClosingMachine> & { role: Role };
  accountExport: Replayed<typeof accountExportMachine>;
  accountTimezone: Replayed<typeof accountTimezoneMachine>;
  applicationEdit: Replayed<typeof applicationEditMachine>;
  calendarFeed: Replayed<typeof calendarFeedMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
  };
  clientProfileSetup: Replayed<typeof clientProfileSetupMachine>;
  emailPreferences: Replayed<typeof emailPreferencesMachine> & { role: Role };
  favourites: Replayed<typeof favouritesMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
    /** The word that jobs are looked for with, and what was found. */
    word: string;
    found: unknown;
  };
  freelancerOverview: Replayed<typeof freelancerOverviewMachine>;
  freelancerProfileSetup: Replayed<typeof freelancerProfileSetupMachine>;
  freelancerWaiting: Replayed<typeof freelancerWaitingMachine> & {
    /** Whose dashboard it is. */
    name: string;
    /** The reader's time, in milliseconds since 1970. */
    now: number;
  };
  ownSessions: Replayed<typeof ownSessionsMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
  };
  passwordChange: Replayed<typeof passwordChangeMachine>;
  postJob: Replayed<typeof postJobMachine>;
  projectTimeline: Replayed<typeof projectTimelineMachine>;
  proposalDraft: Replayed<typeof proposalDraftMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
  };
  sentApplications: Replayed<typeof sentApplicationsMachine> & {
    /** The reader's time, in milliseconds since 1970. */
    now: number;
  };
  verification: Replayed<typeof verificationMachine>;
  workStatement: Replayed<typeof workStatementMachine>;
}
