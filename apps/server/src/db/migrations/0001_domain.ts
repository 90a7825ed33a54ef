import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The values of a column as a CHECK, as the contract had them when this was released: `schema.test.ts` demands another
 * migration when the contract gets another value.
 */
function oneOf(column: string, values: readonly (string | number)[]): string {
  const list = values.map((value) => (typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`));
  return `check (${column} in (${list.join(', ')}))`;
}

const functions = `
  -- Splits names such as "Node.js" and "UI/UX" into words and keeps "C++" and "C#" apart from "C".
  -- Array and text functions are not all marked immutable, which a generated column needs; these are.
  create function search_words(source text) returns text
    language sql immutable parallel safe
    return regexp_replace(
      regexp_replace(regexp_replace(source, 'c\\+\\+', 'cplusplus', 'gi'), 'c#', 'csharp', 'gi'),
      '[!-/:-@\\[-\`{-~]+', ' ', 'g');

  create function list_words(source text[]) returns text
    language sql immutable parallel safe
    return search_words(array_to_string(source, ' '));

  create function lower_all(source text[]) returns text[]
    language sql immutable parallel safe
    return (select coalesce(array_agg(lower(one) order by place), '{}') from unnest(source) with ordinality as list (one, place));

  -- "simple" finds words as typed (and their beginnings), "english" finds their stems.
  create function search_vector(source text, weight "char") returns tsvector
    language sql immutable parallel safe
    return setweight(
      to_tsvector('simple', search_words(source)) || to_tsvector('english', search_words(source)), weight);

  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
  end $$;
`;

const people = `
  create table users (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    role text not null ${oneOf('role', ['CLIENT', 'FREELANCER'])},
    name text not null,
    password_hash text not null,
    bio text,
    location text,
    profile_image_id uuid,
    is_active boolean not null default true,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create unique index users_email_key on users (lower(email));

  create table files (
    id uuid primary key default gen_random_uuid(),
    owner_id uuid not null references users,
    kind text not null ${oneOf('kind', ['PROFILE_IMAGE', 'PORTFOLIO_IMAGE', 'RESUME'])},
    content_type text not null,
    original_name text not null,
    byte_size integer not null check (byte_size > 0),
    width integer,
    height integer,
    created_at timestamptz not null default now()
  );
  create index files_owner on files (owner_id);
  alter table users add foreign key (profile_image_id) references files on delete set null;

  create table file_contents (
    file_id uuid not null references files on delete cascade,
    variant text not null,
    content bytea not null,
    primary key (file_id, variant)
  );
  -- Pictures and PDFs are compressed already.
  alter table file_contents alter column content set storage external;

  create table clients (
    user_id uuid primary key references users,
    profile_id uuid not null unique default gen_random_uuid(),
    company_name text,
    industry text ${oneOf('industry', ['Technology', 'Healthcare', 'Finance', 'Education', 'E-commerce', 'Manufacturing', 'Real Estate', 'Marketing & Advertising', 'Consulting', 'Non-profit', 'Government', 'Entertainment', 'Food & Beverage', 'Transportation', 'Other'])},
    company_size text,
    website text,
    profile_summary text,
    is_verified boolean not null default false,
    rating_sum integer not null default 0,
    rating_count integer not null default 0,
    rating_average numeric(3, 2) generated always as (round(rating_sum::numeric / nullif(rating_count, 0), 2)) stored
  );

  create table freelancers (
    user_id uuid primary key references users,
    profile_id uuid not null unique default gen_random_uuid(),
    age smallint check (age between 18 and 100),
    skills text[] not null default '{}',
    skill_keys text[] not null generated always as (lower_all(skills)) stored,
    experience text,
    experience_years numeric(6, 2),
    hourly_rate numeric(10, 2) check (hourly_rate >= 0),
    availability boolean not null default true,
    github_url text,
    linkedin_url text,
    portfolio_url text,
    resume_id uuid references files on delete set null,
    is_verified boolean not null default false,
    projects_completed integer not null default 0,
    rating_sum integer not null default 0,
    rating_count integer not null default 0,
    rating_average numeric(3, 2) generated always as (round(rating_sum::numeric / nullif(rating_count, 0), 2)) stored
  );
  create index freelancers_skills on freelancers using gin (skill_keys);

  create table freelancer_search (
    user_id uuid primary key references freelancers,
    document tsvector not null
  );
  create index freelancer_search_document on freelancer_search using gin (document) with (fastupdate = off);

  create table education_entries (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references freelancers,
    institution text not null,
    degree text not null,
    field text,
    start_year smallint not null,
    end_year smallint,
    created_at timestamptz not null default now(),
    check (end_year >= start_year)
  );
  create index education_entries_user on education_entries (user_id);

  create table experience_entries (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references freelancers,
    title text not null,
    company text not null,
    start_date date not null,
    end_date date,
    description text,
    created_at timestamptz not null default now(),
    check (end_date >= start_date)
  );
  create index experience_entries_user on experience_entries (user_id);

  create table portfolio_items (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references freelancers,
    title text not null,
    description text,
    project_url text,
    technologies text[] not null default '{}',
    image_id uuid references files on delete set null,
    created_at timestamptz not null default now()
  );
  create index portfolio_items_user on portfolio_items (user_id);
`;

const access = `
  create table email_codes (
    id uuid primary key default gen_random_uuid(),
    email text not null check (email = lower(email)),
    purpose text not null ${oneOf('purpose', ['SIGNUP', 'RESET_CLIENT', 'RESET_FREELANCER'])},
    code_hash text not null,
    guesses smallint not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    verified_at timestamptz,
    closed_at timestamptz
  );
  create index email_codes_email on email_codes (email, created_at desc);

  create table tokens (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users,
    token_hash bytea not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  );
  create index tokens_user on tokens (user_id) where revoked_at is null;
`;

const work = `
  create table projects (
    id uuid primary key default gen_random_uuid(),
    client_id uuid not null references clients,
    title text not null,
    description text not null,
    skills_required text[] not null,
    categories text[] not null check (categories <@ array['development', 'design', 'marketing', 'writing']),
    budget_min numeric(12, 2) not null check (budget_min >= 0),
    budget_max numeric(12, 2) not null,
    duration text not null ${oneOf('duration', ['less than 1 week', '1-2 weeks', '2 weeks', '1 month', '2-3 months', 'more than 3 months'])},
    status text not null default 'OPEN' ${oneOf('status', ['OPEN', 'ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION', 'COMPLETED', 'CANCELLED'])},
    assigned_freelancer_id uuid references freelancers,
    completion_rejection_reason text,
    completion_rejections integer not null default 0,
    applications_count integer not null default 0,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    assigned_at timestamptz,
    completion_requested_at timestamptz,
    completion_rejected_at timestamptz,
    completed_at timestamptz,
    cancelled_at timestamptz,
    search_document tsvector not null generated always as (
      search_vector(title, 'A') || search_vector(list_words(skills_required), 'B') || search_vector(description, 'C')
    ) stored,
    constraint projects_budget_range check (budget_max > budget_min),
    constraint projects_assignee_fits_status check ((assigned_freelancer_id is null) = (status in ('OPEN', 'CANCELLED'))),
    constraint projects_completed_fits_status check ((completed_at is not null) = (status = 'COMPLETED')),
    constraint projects_cancelled_fits_status check ((cancelled_at is not null) = (status = 'CANCELLED'))
  );
  create index projects_client on projects (client_id, created_at desc);
  create index projects_assigned on projects (assigned_freelancer_id, updated_at desc);
  create index projects_open on projects (created_at desc, id) where status = 'OPEN';
  create index projects_search on projects using gin (search_document) with (fastupdate = off);
  create index projects_skills on projects using gin (skills_required);

  create table applications (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references projects,
    freelancer_id uuid not null references freelancers,
    proposal text not null,
    cover_letter text not null,
    status text not null default 'PENDING' ${oneOf('status', ['PENDING', 'ACCEPTED', 'REJECTED'])},
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    decided_at timestamptz,
    constraint applications_once unique (project_id, freelancer_id),
    constraint applications_decided_fits_status check ((decided_at is null) = (status = 'PENDING'))
  );
  create unique index applications_one_accepted on applications (project_id) where status = 'ACCEPTED';
  create index applications_freelancer on applications (freelancer_id, created_at desc);

  create table meetings (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null references applications,
    title text not null,
    description text,
    meeting_link text not null,
    starts_at timestamptz not null,
    timezone text not null ${oneOf('timezone', ['UTC', 'America/New_York', 'America/Los_Angeles', 'Europe/London', 'Europe/Paris', 'Asia/Tokyo', 'Asia/Shanghai', 'Asia/Kolkata', 'Australia/Sydney'])},
    duration_minutes smallint not null ${oneOf('duration_minutes', [30, 45, 60, 90, 120])},
    meeting_type text not null ${oneOf('meeting_type', ['INTERVIEW', 'DISCUSSION', 'CLARIFICATION'])},
    status text not null default 'SCHEDULED' ${oneOf('status', ['SCHEDULED', 'CANCELLED'])},
    sequence integer not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create unique index meetings_one_scheduled on meetings (application_id) where status = 'SCHEDULED';
  create index meetings_application on meetings (application_id, starts_at);

  create table ratings (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references projects,
    type text not null ${oneOf('type', ['CLIENT_TO_FREELANCER'])},
    from_user_id uuid not null references users,
    to_user_id uuid not null references users,
    rating smallint not null check (rating between 1 and 5),
    review text,
    created_at timestamptz not null default now(),
    constraint ratings_once unique (project_id, type)
  );
  create index ratings_to on ratings (to_user_id, created_at desc);
`;

const records = `
  create table support_requests (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    email text not null,
    category text not null ${oneOf('category', ['account', 'payment', 'project', 'technical', 'other'])},
    subject text not null,
    message text not null,
    created_at timestamptz not null default now()
  );

  create table profile_views (
    profile_user_id uuid not null references users,
    viewer_key bytea not null,
    viewed_on date not null,
    primary key (profile_user_id, viewer_key, viewed_on)
  );

  create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor_id uuid references users,
    action text not null,
    entity text not null,
    entity_id uuid not null,
    from_status text,
    to_status text
  );
  create index audit_log_entity on audit_log (entity, entity_id, id);
  create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function refuse_change();
  create trigger audit_log_no_truncate before truncate on audit_log
    for each statement execute function refuse_change();
`;

/** The whole domain: people, access, work, records. */
export const domain: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const part of [functions, people, access, work, records]) await sql.raw(part).execute(db);
  },
};
