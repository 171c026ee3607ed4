-- A database as releases before the nouns left it (six migrations in one log), with a few rows of everything.

create table seed_marker (name text primary key, seeded_at timestamptz not null);
create table country (
  code text primary key, name text not null, currency text not null,
  region integer not null check (region between 1 and 4));
create table agency (
  code text primary key, id text not null unique, name text not null, az_id text not null unique,
  applications_id text not null, organisations_id text not null unique, default_theme text not null);
create table person (
  id text primary key, email text not null unique check (email = lower(email)),
  firstname text not null, lastname text not null, password_hash text, demo boolean not null default false,
  date_locale text not null, number_locale text not null, display_language text not null);
create table agency_member (
  agency_code text not null references agency on delete cascade,
  person_id text not null references person on delete cascade,
  primary key (person_id, agency_code));
create table user_role (
  id text primary key, name text not null, application_id text not null,
  countries text[] not null, agencies text[] not null, permissions jsonb not null);
create table person_role (
  person_id text not null references person on delete cascade,
  role_id text not null references user_role on delete cascade,
  primary key (person_id, role_id));
create table account (
  id text primary key, parent_id text references account on delete cascade,
  agency_code text references agency on delete cascade);
create index account_parent on account (parent_id);
create table permission_record (
  person_id text not null references person on delete cascade,
  account_id text not null references account on delete cascade,
  permissions text[] not null check (cardinality(permissions) > 0),
  primary key (person_id, account_id));
create index permission_record_account on permission_record (account_id);
create table workspace (
  id text primary key, az_id text not null unique, parent_id text not null,
  organisations_id text not null references agency (organisations_id) on delete cascade,
  type text not null check (type in ('ADVERTISER', 'ADVERTISER_MARKET', 'BRAND', 'MARKET', 'WORKSPACE')),
  name text not null, status text not null check (status in ('LIVE', 'PITCH', 'TEST', 'INACTIVE')),
  description text, country_code text references country, currency text,
  countries text[] not null, categories text[] not null, client_id text, client_name text, logo_url text,
  created_at timestamptz not null, created_by text, updated_at timestamptz not null, updated_by text);
create index workspace_organisation on workspace (organisations_id, type);
create index workspace_parent on workspace (parent_id);
create table idp_record (model text not null, id text not null, payload jsonb not null, grant_id text, uid text,
  consumed_at timestamptz, expires_at timestamptz not null, constraint idp_record_key primary key (model, id));
create index idp_record_grant_id on idp_record (grant_id);
create index idp_record_uid on idp_record (uid);
create index idp_record_expires_at on idp_record (expires_at);
create table idp_secret (name text primary key, value jsonb not null);
create table scorecard (
  id text not null, version integer not null, position integer not null, title text not null,
  intro jsonb not null, dimensions jsonb not null, questions jsonb not null,
  primary key (id, version));
create table scorecard_run (
  id text primary key, scorecard_id text not null, scorecard_version integer not null,
  brand_id text not null references workspace on delete cascade,
  status text not null default 'open' check (status in ('open', 'submitted', 'reviewed')),
  started_at timestamptz not null, started_by text not null references person,
  updated_at timestamptz not null, updated_by text not null references person,
  foreign key (scorecard_id, scorecard_version) references scorecard);
create index scorecard_run_brand on scorecard_run (brand_id, scorecard_id, started_at);
create unique index scorecard_run_one_open on scorecard_run (brand_id, scorecard_id)
  where status = 'open';
create table scorecard_answer (
  run_id text not null references scorecard_run on delete cascade, question_id text not null,
  level smallint check (level between 0 and 4), not_applicable boolean not null,
  reason text not null, evidence text not null,
  answered_by text not null references person, answered_at timestamptz not null,
  primary key (run_id, question_id),
  check (not (not_applicable and level is not null)));
create table person_identity (
  issuer text not null, subject text not null,
  person_id text not null references person on delete cascade, bound_at timestamptz not null,
  primary key (issuer, subject), unique (person_id, issuer));
create table document (
  id text primary key, type text not null, place text not null, status text not null, slot text,
  version integer not null, fields jsonb not null, result jsonb not null,
  title text not null, words text not null, columns jsonb not null,
  created_at timestamptz not null, created_by text not null references person,
  updated_at timestamptz not null, updated_by text not null references person);
create unique index document_slot on document (type, place, slot) where slot is not null;
create index document_list on document (type, place, updated_at desc, id);
create index document_words on document using gin (to_tsvector('simple', title || ' ' || words));
create table document_change (
  document_id text not null references document on delete cascade, id text not null,
  version integer not null, position bigint generated always as identity,
  path text not null, base jsonb not null, value jsonb not null,
  by text not null references person, at timestamptz not null,
  primary key (document_id, id));
create index document_change_order on document_change (document_id, position);
create table document_version (
  document_id text not null references document on delete cascade, version integer not null,
  name text not null, fields jsonb not null, by text not null references person, at timestamptz not null,
  primary key (document_id, version));
create table document_comment (
  document_id text not null references document on delete cascade, id text not null,
  path text not null, text text not null, by text not null references person, at timestamptz not null,
  resolved_by text references person, resolved_at timestamptz, primary key (document_id, id));
create table migration_note (name text primary key, beside text);
create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);

insert into kysely_migration values ('001-world', '2026-05-04T08:00:00.000Z'),
  ('002-identity-provider', '2026-05-04T08:00:00.001Z'), ('003-scorecards', '2026-05-04T08:00:00.002Z'),
  ('004-person-identity', '2026-08-10T08:00:00.000Z'), ('005-documents', '2026-11-16T08:00:00.000Z'),
  ('006-migration-note', '2026-11-16T08:00:00.001Z');
insert into kysely_migration_lock values ('migration_lock', 0);
insert into migration_note values ('001-world', null), ('002-identity-provider', '001-world');
insert into country values ('GB', 'United Kingdom', 'GBP', 1);
insert into agency values ('mindshare', 'agency-m', 'Mindshare', 'az-m', 'app-m', 'org-m', 'mindshare-theme');
insert into person values ('p1', 'planner@agency.example', 'Maya', 'Lindqvist', 'hash', true, 'en-gb', 'en-gb', 'en-US'),
  ('p2', 'second@agency.example', 'Jo', 'Second', null, false, 'de-DE', 'de-DE', 'en-US');
insert into agency_member values ('mindshare', 'p1');
insert into user_role values ('r1', 'Planner', 'app-m', '{GB}', '{mindshare}', '[]');
insert into person_role values ('p1', 'r1');
insert into account values ('root', null, null), ('az-m', 'root', 'mindshare'), ('az-b1', 'az-m', 'mindshare');
insert into permission_record values ('p1', 'az-m', '{OsAgencyAccess,SCORECARDS_APP_ACCESS}'), ('p1', 'az-b1', '{OS_WORKSPACE_ACCESS}');
insert into workspace (id, az_id, parent_id, organisations_id, type, name, status, country_code, countries, categories, created_at, updated_at)
values ('b1', 'az-b1', 'org-m', 'org-m', 'BRAND', 'Abelia Hair', 'LIVE', 'GB', '{GB}', '{}', '2024-01-01', '2024-01-01');
insert into seed_marker values ('sample-world', '2026-05-04T08:00:01Z');
insert into person_identity values ('https://id.example', 'subject-2', 'p2', '2026-08-11T08:00:00Z');
insert into scorecard values ('site-app', 1, 0, 'Site & App', '[]', '[]', '[]');
insert into scorecard_run values ('run-1', 'site-app', 1, 'b1', 'open', '2026-09-01T08:00:00Z', 'p1', '2026-09-01T09:00:00Z', 'p2');
insert into scorecard_answer values ('run-1', 'q1', 3, false, '', 'Seen in August', 'p1', '2026-09-01T08:30:00Z'),
  ('run-1', 'q2', null, true, 'Not here', '', 'p2', '2026-09-01T09:00:00Z');
insert into idp_record values ('Session', 's1', '{"a": 1}', null, 'u1', null, '2027-01-01');
insert into idp_secret values ('keys', '{"k": 1}');
insert into document values ('d1', 'note', 'brand:b1', 'open', null, 1, '{}', 'null', 'Title', 'words', '{}', now(), 'p1', now(), 'p1');
insert into document_change (document_id, id, version, path, base, value, by, at) values ('d1', 'c1', 1, 'title', 'null', '"Title"', 'p1', now());
