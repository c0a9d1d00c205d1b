-- The second step of staff (RFC 6238). The secret lies sealed; until `enabled_at` it is only being set up. `last_step` is
-- the newest time step whose code was taken: no code counts twice.
create table staff_totp (
  agency_id int not null references agency,
  franchisee_id int not null,
  secret_sealed text not null,
  enabled_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  primary key (agency_id, franchisee_id),
  foreign key (agency_id, franchisee_id) references franchisee (agency_id, franchisee_id) on delete cascade
);
select protect('staff_totp');

-- Codes for who has lost the phone: hashed like passwords, each good once. `place` is the code's first digit.
create table staff_recovery_code (
  agency_id int not null references agency,
  franchisee_id int not null,
  place smallint not null check (place between 0 and 9),
  code_hash text not null,
  used_at timestamptz,
  primary key (agency_id, franchisee_id, place),
  foreign key (agency_id, franchisee_id) references staff_totp (agency_id, franchisee_id) on delete cascade
);
select protect('staff_recovery_code');
grant select, insert, update, delete on staff_totp, staff_recovery_code to parichay_app, parichay_super;

-- Roles whose people must have it, and since when: asked for at the next sign-in after that.
alter table agency add column totp_roles text[] not null default '{}';
alter table agency add column totp_since timestamptz;

-- The password was right and the second step is awaited. It ends with the password it stands on.
alter table challenge drop constraint challenge_purpose_check;
alter table challenge add constraint challenge_purpose_check check (purpose in ('signup', 'forgot', 'change', 'second'));
alter table challenge add column auth_version int;

-- What a person is told about their own account; `made_by_franchisee_id` is that person.
do $$
declare kinds text := (select pg_get_constraintdef(oid) from pg_constraint
  where conrelid = 'admin_notification'::regclass and conname = 'admin_notification_kind_check');
begin
  alter table admin_notification drop constraint admin_notification_kind_check;
  execute 'alter table admin_notification add constraint admin_notification_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''new_device''::text, ');
end $$;
