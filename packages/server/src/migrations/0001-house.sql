-- Tenancy first: every table with agency_id is protected by protect(), which the start-up check verifies.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The tenant of this transaction; null outside one, so that nothing shows.
create function current_agency() returns int language sql stable
  return nullif(current_setting('app.agency_id', true), '')::int;

-- Row-level security for the application role; the platform role sees all agencies.
create function protect(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s to parichay_app using (agency_id = current_agency()) with check (agency_id = current_agency())', name);
  execute format('create policy platform on %s to parichay_super using (true) with check (true)', name);
end $$;

create table agency (
  agency_id int generated always as identity primary key,
  agency_name text not null,
  roles text[] not null default '{}',
  invitation_site_link text not null default '',
  logo_key text,
  theme_primary text not null default '#2d9bea',
  languages text[] not null default '{en,hi}',
  support jsonb not null default '{}',
  legal jsonb not null default '{}',
  login jsonb not null default '{}',
  configuration jsonb not null,
  messaging jsonb not null default '{}',
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED')),
  created_at timestamptz not null default now()
);
select protect('agency');

-- Which agency a host name belongs to: asked before any tenant is known, so everybody may read it.
create table agency_host (
  agency_id int not null references agency,
  host text not null check (host = lower(host)),
  is_primary boolean not null default false,
  primary key (agency_id, host)
);
create unique index agency_host_once on agency_host (host);
select protect('agency_host');
create policy lookup on agency_host for select to parichay_app using (true);

create table app_user (
  agency_id int not null references agency,
  user_id int generated always as identity,
  is_foreign_user boolean not null default false,
  phone_number text,
  email text,
  title text,
  name text not null default '',
  password_hash text,
  password_expires_at timestamptz,
  must_change_password boolean not null default false,
  auth_version int not null default 1,
  preference jsonb not null default '{}',
  consent_version text,
  consent_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (agency_id, user_id),
  check (phone_number is not null or email is not null)
);
create unique index app_user_phone on app_user (agency_id, phone_number) where deleted_at is null and phone_number is not null;
create unique index app_user_email on app_user (agency_id, email) where deleted_at is null and email is not null;
create index app_user_id on app_user (user_id);
select protect('app_user');

create table franchisee (
  agency_id int not null references agency,
  franchisee_id int generated always as identity,
  name text not null,
  phone_number text not null,
  email text,
  roles text[] not null check (cardinality(roles) > 0),
  permissions text[] not null default '{}',
  configuration jsonb not null default '{"hideBilling":false}',
  is_active boolean not null default true,
  password_hash text,
  password_expires_at timestamptz,
  must_change_password boolean not null default false,
  auth_version int not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (agency_id, franchisee_id)
);
create unique index franchisee_phone on franchisee (agency_id, phone_number) where deleted_at is null;
select protect('franchisee');

-- A signed-in browser. The cookie holds the token; only its SHA-256 is kept.
create table session (
  agency_id int not null references agency,
  session_id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  kind text not null check (kind in ('customer', 'staff')),
  user_id int,
  franchisee_id int,
  auth_version int not null,
  device text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ends_at timestamptz not null,
  primary key (agency_id, session_id),
  foreign key (agency_id, user_id) references app_user (agency_id, user_id) on delete cascade,
  foreign key (agency_id, franchisee_id) references franchisee (agency_id, franchisee_id) on delete cascade,
  check ((kind = 'customer') = (user_id is not null) and (kind = 'staff') = (franchisee_id is not null))
);
create unique index session_token on session (agency_id, token_hash);
create index session_of_user on session (agency_id, user_id);
create index session_of_franchisee on session (agency_id, franchisee_id);
create index session_ends on session (ends_at);
select protect('session');

-- One attempt to prove a phone or e-mail, bound to the browser (or session) that asked.
create table challenge (
  agency_id int not null references agency,
  challenge_id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  kind text not null check (kind in ('customer', 'staff')),
  purpose text not null check (purpose in ('signup', 'forgot', 'change')),
  phone_number text,
  email text,
  user_id int,
  franchisee_id int,
  code_mac bytea,
  code_salt bytea,
  sent_count int not null default 0,
  sent_at timestamptz,
  tries_left int not null default 0,
  code_ends_at timestamptz,
  verified_at timestamptz,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, challenge_id)
);
create unique index challenge_token on challenge (agency_id, token_hash, purpose);
create index challenge_ends on challenge (ends_at);
select protect('challenge');

-- Counters of the limits; rows are worthless once their window is over.
create unlogged table rate_limit (
  bucket text not null,
  window_start timestamptz not null,
  hits int not null default 1,
  last_at timestamptz not null,
  primary key (bucket, window_start)
);

create table document (
  agency_id int not null references agency,
  document_id int generated always as identity,
  business_id int,
  owner_user_id int,
  kind text not null,
  storage_key text not null,
  thumbnail_key text not null,
  jpeg_key text not null,
  width int not null,
  height int not null,
  bytes int not null,
  made_by text not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, document_id)
);
create index document_business on document (agency_id, business_id);
select protect('document');

create table business (
  agency_id int not null references agency,
  business_id int generated always as identity,
  user_id int not null,
  business_name text not null,
  category text not null,
  mobile text,
  email text,
  city text not null default '',
  profile jsonb not null default '{}',
  logo_document_id int,
  business_made_by text not null check (business_made_by in ('self', 'admin', 'franchisee', 'creator', 'import', 'clone')),
  made_by_franchisee_id int,
  expiry_date_for_customer date,
  payment_status int not null default 0,
  owner_phone text not null default '',
  search_text text not null generated always as
    (lower(business_name || ' ' || owner_phone || ' ' || coalesce(mobile, '') || ' ' || coalesce(email, ''))) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (agency_id, business_id),
  foreign key (agency_id, user_id) references app_user (agency_id, user_id),
  foreign key (agency_id, logo_document_id) references document (agency_id, document_id)
);
create index business_id on business (business_id);
create index business_owner on business (agency_id, user_id) where deleted_at is null;
create index business_newest on business (agency_id, business_id desc) where deleted_at is null;
create index business_name on business (agency_id, lower(business_name), business_id) where deleted_at is null;
create index business_expiry on business (agency_id, expiry_date_for_customer, business_id) where deleted_at is null;
create index business_maker on business (agency_id, made_by_franchisee_id, business_id desc) where deleted_at is null;
create index business_search on business using gin (agency_id, search_text gin_trgm_ops) where deleted_at is null;
create index business_deleted on business (deleted_at) where deleted_at is not null;
select protect('business');

create table card (
  agency_id int not null references agency,
  card_no int generated always as identity (start with 1001),
  business_id int not null,
  card_id text,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  template jsonb not null,
  basic_details jsonb not null,
  links jsonb not null default '[]',
  settings jsonb not null,
  card_limit jsonb not null,
  version int not null default 1,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (agency_id, card_no),
  foreign key (agency_id, business_id) references business (agency_id, business_id)
);
create unique index card_one_per_business on card (agency_id, business_id) where deleted_at is null;
create unique index card_id_once on card (agency_id, card_id) where deleted_at is null and card_id is not null;
create index card_no on card (card_no);
select protect('card');

-- An id that a card gave up: held for that card for 90 days, and redirecting to it.
create table released_card_id (
  agency_id int not null references agency,
  card_id text not null,
  card_no int not null,
  released_at timestamptz not null default now(),
  primary key (agency_id, card_id),
  foreign key (agency_id, card_no) references card (agency_id, card_no) on delete cascade
);
select protect('released_card_id');

-- Reference tables: the same for every agency.
create table link_category (
  link_category_id int generated always as identity primary key,
  name text not null unique,
  names jsonb not null default '{}',
  sort_order int not null default 0
);
create table link_type (
  link_type_id int generated always as identity primary key,
  link_category_id int not null references link_category,
  name text not null unique,
  names jsonb not null default '{}',
  icon text not null,
  colour text not null,
  field_type text not null check (field_type in ('tel', 'email', 'url', 'text')),
  placeholder text not null default '',
  prefix text not null default '',
  pattern text not null default '',
  is_popular boolean not null default false,
  sort_order int not null default 0
);

-- Own rows of an agency plus those of the super-admin agency, which all agencies read.
create table image_category (
  agency_id int not null references agency,
  image_category_id int generated always as identity,
  name text not null,
  primary key (agency_id, image_category_id)
);
create unique index image_category_name on image_category (agency_id, name);
select protect('image_category');
create table image_subcategory (
  agency_id int not null references agency,
  image_subcategory_id int generated always as identity,
  image_category_id int not null,
  name text not null,
  names jsonb not null default '{}',
  sort_order int not null default 0,
  primary key (agency_id, image_subcategory_id),
  foreign key (agency_id, image_category_id) references image_category (agency_id, image_category_id)
);
create unique index image_subcategory_name on image_subcategory (agency_id, image_category_id, name);
select protect('image_subcategory');

-- Who did what: written only, never changed by the application.
create table audit (
  agency_id int not null references agency,
  audit_id bigint generated always as identity,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  object text not null default '',
  detail jsonb not null default '{}',
  ip text not null default '',
  primary key (agency_id, audit_id)
);
create index audit_time on audit (agency_id, at desc);
select protect('audit');

create table client_log (
  agency_id int not null references agency,
  client_log_id bigint generated always as identity,
  at timestamptz not null default now(),
  entry jsonb not null,
  primary key (agency_id, client_log_id)
);
create index client_log_at on client_log (at);
select protect('client_log');

create table analytics_event (
  agency_id int not null references agency,
  event_id bigint generated always as identity,
  at timestamptz not null default now(),
  name text not null,
  session_id uuid not null,
  context text not null,
  page_url text not null,
  meta_data jsonb not null default '{}',
  primary key (agency_id, event_id)
);
create index analytics_event_at on analytics_event (at);
select protect('analytics_event');

grant usage on schema public to parichay_app, parichay_super;
grant select, insert, update, delete on all tables in schema public to parichay_app, parichay_super;
grant usage on all sequences in schema public to parichay_app, parichay_super;
revoke update, delete on audit from parichay_app, parichay_super;
revoke insert, update, delete on agency, agency_host, link_category, link_type from parichay_app;
