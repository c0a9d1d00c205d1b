-- Browsers that signed in as somebody before. What strangers do is never counted against them. The cookie holds the
-- token; only its SHA-256 is kept.
create table known_device (
  agency_id int not null references agency,
  known_device_id uuid not null default gen_random_uuid(),
  device_hash bytea not null,
  user_id int,
  franchisee_id int,
  created_at timestamptz not null,
  last_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (agency_id, known_device_id),
  foreign key (agency_id, user_id) references app_user (agency_id, user_id) on delete cascade,
  foreign key (agency_id, franchisee_id) references franchisee (agency_id, franchisee_id) on delete cascade,
  check ((user_id is null) <> (franchisee_id is null))
);
create unique index known_device_user on known_device (agency_id, device_hash, user_id) where user_id is not null;
create unique index known_device_staff on known_device (agency_id, device_hash, franchisee_id) where franchisee_id is not null;
create index known_device_of_user on known_device (agency_id, user_id);
create index known_device_of_staff on known_device (agency_id, franchisee_id);
create index known_device_ends on known_device (ends_at);
select protect('known_device');
grant select, insert, update, delete on known_device to parichay_app, parichay_super;

-- How many codes an attempt must enter, one after the other, and which of them it waits for. More than one only while
-- strangers ask for codes of the same person.
alter table challenge add column rounds smallint not null default 1;
alter table challenge add column round smallint not null default 1;

-- The one code a person gets while strangers ask too: every browser that asks then may enter it, so that nobody's
-- asking can keep the owner's from coming. It only opens the next round.
create table shared_code (
  agency_id int not null references agency,
  kind text not null check (kind in ('customer', 'staff')),
  purpose text not null check (purpose in ('signup', 'forgot')),
  sent_to text not null,
  code_mac bytea,
  code_salt bytea not null,
  sent_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (agency_id, kind, purpose, sent_to)
);
create index shared_code_ends on shared_code (ends_at);
select protect('shared_code');
grant select, insert, update, delete on shared_code to parichay_app, parichay_super;
