-- The least that lets one person in: change names, codes and the address to yours, stop the server where the database is
-- embedded, then, with DATA_DIR or DATABASE_URL as the server has them,
--   npm run sql -- server/world/first-person.sql
-- Tables: server/api/*/tables.ts. A permission may stand bare, as here, or with PERMISSION_PREFIX in front.

-- The agency; its code is the tenant's, and az_id names the account that its permissions are held on.
insert into agency (code, id, name, az_id, applications_id, organisations_id, default_theme)
values ('mindshare', 'agency-mindshare', 'Mindshare', 'az-mindshare', 'app-mindshare', 'organisation-mindshare', 'mindshare-theme');

-- Accounts, from the root down: agency, market, brand.
insert into account (id, parent_id, agency_code) values
  ('agency-os-root', null, null),
  ('az-mindshare', 'agency-os-root', 'mindshare'),
  ('az-mindshare-gb', 'az-mindshare', 'mindshare'),
  ('az-brand-1', 'az-mindshare-gb', 'mindshare');

-- A market and a brand of one client in it.
insert into workspace (id, az_id, parent_id, organisations_id, type, name, status, country_code, countries, categories, client_id, client_name, created_at, updated_at)
values
  ('market-gb', 'az-mindshare-gb', 'organisation-mindshare', 'organisation-mindshare', 'MARKET', 'United Kingdom', 'LIVE', 'GB', '{GB}', '{}', null, null, now(), now()),
  ('brand-1', 'az-brand-1', 'market-gb', 'organisation-mindshare', 'BRAND', 'First brand', 'LIVE', 'GB', '{GB}', '{}', 'client-1', 'First client', now(), now());

-- The person, by the address in lower case that the identity provider tells.
insert into person (id, email, firstname, lastname, date_locale, number_locale, display_language)
values ('person-1', 'first.person@agency.example', 'First', 'Person', 'en-gb', 'en-gb', 'en-US');
insert into agency_member (agency_code, person_id) values ('mindshare', 'person-1');
insert into permission_record (person_id, account_id, permissions) values
  ('person-1', 'az-mindshare', '{OsAgencyAccess,OsAppsAccess,SCORECARDS_APP_ACCESS}'),
  ('person-1', 'az-brand-1', '{OS_WORKSPACE_ACCESS}');
