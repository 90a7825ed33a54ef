import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  -- A draft that was removed and begun anew must not have the version of the one before.
  create sequence proposal_draft_versions as integer;

  create table proposal_drafts (
    id uuid primary key default gen_random_uuid(),
    freelancer_id uuid not null references users on delete cascade,
    project_id uuid not null references projects on delete cascade,
    proposal text not null,
    cover_letter text not null,
    version integer not null default nextval('proposal_draft_versions'),
    updated_at timestamptz not null,
    unique (freelancer_id, project_id)
  );
  create index proposal_drafts_project on proposal_drafts (project_id);
`;

/** Proposals that are being written, kept while they are typed. */
export const proposalDrafts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
