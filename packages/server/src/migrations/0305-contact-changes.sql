-- Numbers and addresses that somebody signed in with before a change: for 72 hours they take the account back
-- (security.md 3.3). What stood there is sealed, and found by a keyed hash; of one that was only added nothing stood there.
create table contact_change (
  agency_id int not null references agency,
  contact_change_id int not null generated always as identity,
  user_id int,
  franchisee_id int,
  kind text not null check (kind in ('phone', 'email')),
  old_mac bytea,
  old_sealed text,
  changed_at timestamptz not null,
  primary key (agency_id, contact_change_id),
  foreign key (agency_id, user_id) references app_user (agency_id, user_id) on delete cascade,
  foreign key (agency_id, franchisee_id) references franchisee (agency_id, franchisee_id) on delete cascade,
  check ((user_id is null) <> (franchisee_id is null)),
  check ((old_mac is null) = (old_sealed is null))
);
create index contact_change_old on contact_change (agency_id, old_mac) where old_mac is not null;
create index contact_change_of_user on contact_change (agency_id, user_id);
create index contact_change_of_staff on contact_change (agency_id, franchisee_id);
create index contact_change_at on contact_change (changed_at);
select protect('contact_change');
grant select, insert, update, delete on contact_change to parichay_app, parichay_super;
