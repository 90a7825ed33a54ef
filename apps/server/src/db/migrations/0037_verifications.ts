import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  -- What an account is verified by. An account without a row is not verified.
  create table verifications (
    user_id uuid primary key references users on delete cascade,
    subject text not null
      constraint verifications_subject_check check (subject in ('website', 'github', 'linkedin', 'portfolio')),
    -- As it stands in the profile.
    address text not null,
    -- When it was last found so.
    checked_at timestamptz not null,
    -- When a check last failed; null again once one succeeds.
    doubted_at timestamptz,
    -- Null in the demo marketplace, whose addresses do not exist.
    next_check_at timestamptz
  );
  create index verifications_due on verifications (next_check_at) where next_check_at is not null;

  -- The last check of an account, whatever came of it.
  create table verification_checks (
    user_id uuid primary key references users on delete cascade,
    -- Until when a check is under way, or would be if its server had not ended.
    checking_until timestamptz,
    -- The four that follow are null until a check has ended.
    subject text
      constraint verification_checks_subject_check check (subject in ('website', 'github', 'linkedin', 'portfolio')),
    address text,
    checked_at timestamptz,
    -- Null when it succeeded.
    problem text
      constraint verification_checks_problem_check check (problem in (
        'freeMail', 'otherDomain', 'notHttps', 'notPlain', 'noDomain', 'ownSite', 'notFound', 'notPublic', 'unreachable',
        'badCertificate', 'tooSlow', 'badStatus', 'tooManyRedirects', 'redirectsElsewhere', 'notHtml', 'badEncoding',
        'tooLarge', 'noLinkBack'
      )),
    detail text,
    check ((subject is null) = (address is null) and (subject is null) = (checked_at is null))
  );

  -- Lists read a column of the profile, which says whether there is a row: nothing else writes it.
  create function keep_is_verified() returns trigger language plpgsql as $$
  declare
    whose uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
    now_verified boolean := tg_op <> 'DELETE';
  begin
    update clients set is_verified = now_verified where user_id = whose and is_verified <> now_verified;
    update freelancers set is_verified = now_verified where user_id = whose and is_verified <> now_verified;
    return null;
  end $$;
  create trigger verifications_kept after insert or delete on verifications
    for each row execute function keep_is_verified();

  -- An address that is another one was not checked.
  create function drop_changed_verification() returns trigger language plpgsql as $$
  begin
    delete from verifications where user_id = new.user_id and address is distinct from
      case subject
        when 'website' then to_jsonb(new) ->> 'website'
        when 'github' then to_jsonb(new) ->> 'github_url'
        when 'linkedin' then to_jsonb(new) ->> 'linkedin_url'
        when 'portfolio' then to_jsonb(new) ->> 'portfolio_url'
      end;
    return null;
  end $$;
  create trigger clients_drop_verification after update of website on clients
    for each row when (old.website is distinct from new.website) execute function drop_changed_verification();
  create trigger freelancers_drop_verification after update of github_url, linkedin_url, portfolio_url on freelancers
    for each row when (
      (old.github_url, old.linkedin_url, old.portfolio_url)
      is distinct from (new.github_url, new.linkedin_url, new.portfolio_url)
    ) execute function drop_changed_verification();

  create function drop_verification_by_email() returns trigger language plpgsql as $$
  begin
    delete from verifications where user_id = new.id and subject = 'website';
    return null;
  end $$;
  create trigger users_drop_verification after update of email on users
    for each row when (old.email is distinct from new.email) execute function drop_verification_by_email();

  -- Until now nothing was checked.
  update clients set is_verified = false where is_verified;
  update freelancers set is_verified = false where is_verified;
`;

/** What "Verified" rests on: the address that was checked, and when. */
export const verifications: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
