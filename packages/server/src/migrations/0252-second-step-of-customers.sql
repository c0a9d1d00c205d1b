-- The second step of customers (RFC 6238), who switch it on if they like: as `staff_totp` and `staff_recovery_code` are for staff.
-- Tables of their own, so that the version before goes on beside this one.
create table user_totp (
  agency_id int not null references agency,
  user_id int not null,
  secret_sealed text not null,
  enabled_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  primary key (agency_id, user_id),
  foreign key (agency_id, user_id) references app_user (agency_id, user_id) on delete cascade
);
select protect('user_totp');

create table user_recovery_code (
  agency_id int not null references agency,
  user_id int not null,
  place smallint not null check (place between 0 and 9),
  code_hash text not null,
  used_at timestamptz,
  primary key (agency_id, user_id, place),
  foreign key (agency_id, user_id) references user_totp (agency_id, user_id) on delete cascade
);
select protect('user_recovery_code');
grant select, insert, update, delete on user_totp, user_recovery_code to parichay_app, parichay_super;
