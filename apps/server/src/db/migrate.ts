import { brand } from '@guildhall/machines/domain/brand';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';

import { ConfigError } from '../config.ts';
import { domain } from './migrations/0001_domain.ts';
import { platform } from './migrations/0002_platform.ts';
import { search } from './migrations/0003_search.ts';
import { files } from './migrations/0004_files.ts';
import { profiles } from './migrations/0006_profiles.ts';
import { budgetBandIndexes } from './migrations/0007_budget_bands.ts';
import { compatibleMigrations } from './migrations/0008_compatible_migrations.ts';
import { administration } from './migrations/0009_administration.ts';
import { proofHolders } from './migrations/0010_proof_holders.ts';
import { closedAccounts } from './migrations/0011_closed_accounts.ts';
import { provenRating } from './migrations/0013_proven_rating.ts';
import { codeRequests } from './migrations/0014_code_requests.ts';
import { freelancerPlaces } from './migrations/0015_freelancer_places.ts';
import { featured } from './migrations/0016_featured.ts';
import { listedAt } from './migrations/0017_listed_at.ts';
import { savedSearches } from './migrations/0018_saved_searches.ts';
import { meetingChanges } from './migrations/0019_meeting_changes.ts';
import { completionRejections } from './migrations/0020_completion_rejections.ts';
import { applicationNotes } from './migrations/0021_application_notes.ts';
import { rejections } from './migrations/0022_rejections.ts';
import { delivered } from './migrations/0023_delivered.ts';
import { calendarFeeds } from './migrations/0024_calendar_feeds.ts';
import { withdrawalReason } from './migrations/0025_withdrawal_reason.ts';
import { withdrawnApplications } from './migrations/0026_withdrawn_applications.ts';
import { sessionOrigins } from './migrations/0028_session_origins.ts';
import { applicationEdits } from './migrations/0029_application_edits.ts';
import { clientRatings } from './migrations/0030_client_ratings.ts';
import { ratingReplies } from './migrations/0031_rating_replies.ts';
import { accountClosing } from './migrations/0032_account_closing.ts';
import { portfolioPlaces } from './migrations/0035_portfolio_places.ts';
import { accountSettings } from './migrations/0036_account_settings.ts';
import { verifications } from './migrations/0037_verifications.ts';
import { proposalDrafts } from './migrations/0039_proposal_drafts.ts';
import { changeNotices } from './migrations/0040_change_notices.ts';
import { projectEvents } from './migrations/0045_project_events.ts';
import { workStatements } from './migrations/0046_work_statements.ts';
import { overtakenRejections } from './migrations/0047_overtaken_rejections.ts';
import { fixedPrices } from './migrations/0050_fixed_prices.ts';
import { endedProjects } from './migrations/0051_ended_projects.ts';
import { hireSeen } from './migrations/0052_hire_seen.ts';
import { meetingReplies } from './migrations/0055_meeting_replies.ts';
import { emailChanges } from './migrations/0060_email_changes.ts';
import { standing } from './migrations/0065_standing.ts';
import { clientRatingEvents } from './migrations/0070_client_rating_events.ts';
import { anyMeetingZone } from './migrations/0075_any_meeting_zone.ts';
import { draftsHear } from './migrations/0081_drafts_hear.ts';
import { pageNotices } from './migrations/0085_page_notices.ts';
import { searchList } from './migrations/0086_search_list.ts';
import { searchWords } from './migrations/0088_search_words.ts';
import { searchCosts } from './migrations/0089_search_costs.ts';

interface Step {
  migration: Migration;
  /**
   * Whether the released version before this step still works on the schema after it. It then starts on it, so that a
   * replica of the version before can be restarted, or rolled back to, while the new version is being deployed.
   */
  isCompatible: boolean;
}

/** In order, by the names recorded in the database. A list, not a folder scan: a forgotten file is a visible omission. */
const steps: Readonly<Record<string, Step>> = {
  '0001_domain': { migration: domain, isCompatible: false },
  '0002_platform': { migration: platform, isCompatible: true },
  '0003_search': { migration: search, isCompatible: false },
  '0004_files': { migration: files, isCompatible: true },
  '0006_profiles': { migration: profiles, isCompatible: true },
  '0007_budget_bands': { migration: budgetBandIndexes, isCompatible: true },
  '0008_compatible_migrations': { migration: compatibleMigrations, isCompatible: true },
  '0009_administration': { migration: administration, isCompatible: true },
  '0010_proof_holders': { migration: proofHolders, isCompatible: true },
  '0011_closed_accounts': { migration: closedAccounts, isCompatible: true },
  '0013_proven_rating': { migration: provenRating, isCompatible: true },
  '0014_code_requests': { migration: codeRequests, isCompatible: true },
  '0015_freelancer_places': { migration: freelancerPlaces, isCompatible: true },
  '0016_featured': { migration: featured, isCompatible: true },
  '0017_listed_at': { migration: listedAt, isCompatible: true },
  '0018_saved_searches': { migration: savedSearches, isCompatible: true },
  '0019_meeting_changes': { migration: meetingChanges, isCompatible: true },
  '0020_completion_rejections': { migration: completionRejections, isCompatible: true },
  '0021_application_notes': { migration: applicationNotes, isCompatible: true },
  '0022_rejections': { migration: rejections, isCompatible: true },
  '0023_delivered': { migration: delivered, isCompatible: true },
  '0024_calendar_feeds': { migration: calendarFeeds, isCompatible: true },
  '0025_withdrawal_reason': { migration: withdrawalReason, isCompatible: true },
  // The version before knows neither the new status nor two applications of one freelancer.
  '0026_withdrawn_applications': { migration: withdrawnApplications, isCompatible: false },
  '0028_session_origins': { migration: sessionOrigins, isCompatible: true },
  '0029_application_edits': { migration: applicationEdits, isCompatible: true },
  '0030_client_ratings': { migration: clientRatings, isCompatible: true },
  '0031_rating_replies': { migration: ratingReplies, isCompatible: true },
  '0032_account_closing': { migration: accountClosing, isCompatible: true },
  '0035_portfolio_places': { migration: portfolioPlaces, isCompatible: true },
  '0036_account_settings': { migration: accountSettings, isCompatible: true },
  '0037_verifications': { migration: verifications, isCompatible: true },
  '0039_proposal_drafts': { migration: proposalDrafts, isCompatible: true },
  '0040_change_notices': { migration: changeNotices, isCompatible: true },
  '0045_project_events': { migration: projectEvents, isCompatible: true },
  '0046_work_statements': { migration: workStatements, isCompatible: true },
  '0047_overtaken_rejections': { migration: overtakenRejections, isCompatible: true },
  '0050_fixed_prices': { migration: fixedPrices, isCompatible: true },
  '0051_ended_projects': { migration: endedProjects, isCompatible: true },
  '0052_hire_seen': { migration: hireSeen, isCompatible: true },
  '0055_meeting_replies': { migration: meetingReplies, isCompatible: true },
  '0060_email_changes': { migration: emailChanges, isCompatible: true },
  '0065_standing': { migration: standing, isCompatible: true },
  '0070_client_rating_events': { migration: clientRatingEvents, isCompatible: true },
  '0075_any_meeting_zone': { migration: anyMeetingZone, isCompatible: true },
  '0081_drafts_hear': { migration: draftsHear, isCompatible: true },
  '0085_page_notices': { migration: pageNotices, isCompatible: true },
  '0086_search_list': { migration: searchList, isCompatible: true },
  '0088_search_words': { migration: searchWords, isCompatible: true },
  '0089_search_costs': { migration: searchCosts, isCompatible: true },
};

const migrations = Object.fromEntries(Object.entries(steps).map(([name, { migration }]) => [name, migration]));
const compatible = Object.entries(steps).flatMap(([name, { isCompatible }]) => (isCompatible ? [name] : []));

/** The names in the first column of a table; none while the table does not exist. */
async function namesIn<Schema>(db: Kysely<Schema>, table: string): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${table}) is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  const found = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db);
  return found.rows.map(({ name }) => name);
}

/**
 * Whether a newer version has migrated this database in a way that this one works with. Throws a ConfigError when it
 * has done so in a way that this one does not.
 */
async function isNewerAndCompatible<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const executed = await namesIn(db, 'kysely_migration');
  const unknown = executed.filter((name) => !(name in steps));
  if (unknown.length === 0) return false;
  const marked = new Set(await namesIn(db, 'compatible_migrations'));
  const refused = unknown.find((name) => !marked.has(name));
  const missing = Object.keys(steps).find((name) => !executed.includes(name));
  if (refused === undefined && missing === undefined) return true;
  throw new ConfigError(
    `The database was migrated by another version of ${brand} (${refused ?? `without ${missing}`}), which this version cannot work with. Start that version, or use a database restored from a backup made before it.`,
  );
}

/**
 * Brings the schema up to date. Safe when several replicas start together: Kysely's migrator holds a lock. A schema that
 * a newer version has made is left as it is, if that version says that this one can work with it.
 */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  if (await isNewerAndCompatible(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) {
    for (const name of compatible)
      await sql`insert into compatible_migrations (name) values (${name}) on conflict do nothing`.execute(db);
    return;
  }
  // A newer version may have migrated while this one waited for the lock.
  if (await isNewerAndCompatible(db)) return;
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new ConfigError(
      `The database has migrations that this version of ${brand} does not have in this order, so it was not made by a released version: use another one (another DATA_DIR or DATABASE_URL), or one restored from a backup. ${error.message}`,
      { cause: error },
    );
  }
  // Kysely reports what a migration threw, whatever it is.
  throw error instanceof Error ? error : new Error('The database migration failed.', { cause: error });
}
